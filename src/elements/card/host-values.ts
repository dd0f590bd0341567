import type { LockReason } from '../../machines/questionnaire.events.js';

const LAYOUTS: readonly unknown[] = ['stepper', 'list'] satisfies readonly Layout[];

const REASONS: { readonly [R in LockReason]: true } = { superseded: true, expired: true, answered_elsewhere: true, closed: true };

type Layout = 'stepper' | 'list';

/** No layout that does not exist: anything can stand in an attribute. */
export function knownLayout(layout: unknown): Layout | undefined {
  return isLayout(layout) ? layout : undefined;
}

/** Anything but a no locks, as `<sage-questionnaire-card locked>` does, which names no reason. */
export function lockReason(locked: unknown): LockReason | undefined {
  if (isReason(locked)) return locked;
  return locked === undefined || locked === null || locked === false || locked === 'false' ? undefined : 'closed';
}

const isLayout = (value: unknown): value is Layout => LAYOUTS.includes(value);

const isReason = (value: unknown): value is LockReason => typeof value === 'string' && Object.hasOwn(REASONS, value);
