import samples from '../test/fixtures/samples.json' with { type: 'json' };

/** A message as an assistant may write it. */
export interface Sample {
  readonly id: string;
  readonly title: string;
  readonly lang: string;
  readonly content: string;
}

export const SAMPLES: readonly Sample[] = samples;

/** No message of a chat: an agent asks it over a connection of its own. */
export const REQUEST: Sample = { id: 'request', title: 'A request that waits', lang: 'en', content: '' };

/** The first one where there is no such. */
export function sampleOf(id: string | undefined): Sample {
  const sample = SAMPLES.find((each) => each.id === id) ?? SAMPLES[0];
  if (!sample) throw new Error('There are no samples.');
  return sample;
}
