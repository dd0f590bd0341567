/** What is remembered beyond a reload, besides the drafts: which sample is shown, and how often each was started again. */
export interface Memory {
  readonly sample: string | undefined;
  readonly starts: Readonly<Record<string, number>>;
}

const KEY = 'sage-questionnaire-demo';

/** An earlier version of the demo, or a curious person, may have stored anything. */
export function recall(): Memory {
  const stored = read();
  const starts = 'starts' in stored && typeof stored.starts === 'object' ? Object.entries(stored.starts ?? {}) : [];
  return {
    sample: 'sample' in stored && typeof stored.sample === 'string' ? stored.sample : undefined,
    starts: Object.fromEntries(starts.filter((entry): entry is [string, number] => Number.isInteger(entry[1]))),
  };
}

export function remember(memory: Memory): void {
  localStorage.setItem(KEY, JSON.stringify(memory));
}

function read(): object {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}
