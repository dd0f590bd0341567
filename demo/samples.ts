import samples from '../test/fixtures/samples.json' with { type: 'json' };

/** A message as an assistant may write it. */
export interface Sample {
  readonly id: string;
  readonly title: string;
  readonly lang: string;
  readonly content: string;
}

export const SAMPLES: readonly Sample[] = samples;

/** The first one where there is no such. */
export function sampleOf(id: string | undefined): Sample {
  const sample = SAMPLES.find((each) => each.id === id) ?? SAMPLES[0];
  if (!sample) throw new Error('There are no samples.');
  return sample;
}
