const toText = (value: unknown) => (typeof value === 'string' ? value : '')

/** How long `Retry-After` asks to wait, in seconds or until a date; null if it says nothing that can be read. */
export function readWaitSeconds(headers: Record<string, unknown>): number | null {
  const value = toText(headers['retry-after']).trim()
  if (/^\d{1,9}$/.test(value)) return Number(value)
  const until = Date.parse(value)
  // A browser reads some numbers as dates, too.
  if (Number.isNaN(until) || !/[a-z]{3}/i.test(value)) return null
  // By the server's clock where it can be read: the device's may be wrong.
  const now = Date.parse(toText(headers['date']))
  return Math.max(0, (until - (Number.isNaN(now) ? Date.now() : now)) / 1000)
}
