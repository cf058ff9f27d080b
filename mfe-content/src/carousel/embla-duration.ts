/**
 * Embla's `duration`, a friction rather than a time, with which 99 % of a slide change is done after `ms` milliseconds.
 * Embla's physics take 400 ms at 18, and 38.6 ms more per unit.
 */
export function toEmblaDuration(ms: number): number {
  return ms === 0 ? 0 : Math.max(18 + (ms - 400) / 38.6, 1)
}
