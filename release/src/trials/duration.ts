const UNITS_MS = { s: 1_000, m: 60_000, h: 3_600_000 } as const
type Unit = keyof typeof UNITS_MS

/** Reads a time such as `30s`, `10m` or `2h`. @returns milliseconds; null when it is none */
export function parseDuration(text: string): number | null {
  const [, number, unit] = /^([1-9]\d{0,4})([smh])$/.exec(text) ?? []
  return number === undefined ? null : Number(number) * UNITS_MS[unit as Unit]
}

/** The inverse of `parseDuration`, in the largest unit without a remainder. */
export function formatDuration(milliseconds: number): string {
  const unit = (['h', 'm', 's'] as const).find((each) => milliseconds % UNITS_MS[each] === 0) ?? 's'
  return `${Math.round(milliseconds / UNITS_MS[unit])}${unit}`
}
