let measured: { serverTime: number; at: number } | null = null

/**
 * The server's time as a response states it, in milliseconds since the epoch.
 * @returns null when the response states none
 */
export function readServerTime(headers: Headers): number | null {
  const date = Date.parse(headers.get('date') ?? '')
  // Set by caches: the seconds since the response left the server.
  const age = Number(headers.get('age') ?? 0)
  return Number.isNaN(date) || Number.isNaN(age) ? null : date + age * 1000
}

/** Sets the server's time as of now; null forgets it. */
export function setServerTime(serverTime: number | null): void {
  measured = serverTime === null ? null : { serverTime, at: performance.now() }
}

/** The server's time, which the device's clock does not affect; null while it is unknown. */
export function getServerTime(): number | null {
  return measured && measured.serverTime + performance.now() - measured.at
}
