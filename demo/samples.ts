import samples from '../test/fixtures/samples.json' with { type: 'json' };

/** A message as an assistant may write it. */
export interface Sample {
  readonly id: string;
  readonly title: string;
  readonly lang: string;
  readonly content: string;
}

export const SAMPLES: readonly Sample[] = samples;
