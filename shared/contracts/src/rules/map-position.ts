/** Degrees north and east. */
export interface MapPosition {
  latitude: number
  longitude: number
}

const pattern = /^(-?\d{1,2}(?:\.\d+)?), ?(-?\d{1,3}(?:\.\d+)?)$/

/** Parses a position as maps services copy it, such as `23.6142, 58.5922`; null for anything else. */
export function parseMapPosition(text: string): MapPosition | null {
  const [, north, east] = pattern.exec(text) ?? []
  const latitude = Number(north)
  const longitude = Number(east)
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}
