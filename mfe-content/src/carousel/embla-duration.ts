/**
 * Embla's `duration`, which is no time but a resistance, for a movement that has 99 % of its way behind it after `ms`
 * milliseconds: its physics take 400 ms at 18, and 38.6 ms more with every unit.
 */
export function toEmblaDuration(ms: number): number {
  return ms === 0 ? 0 : Math.max(18 + (ms - 400) / 38.6, 1)
}
