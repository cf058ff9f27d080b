/** A point on the earth, degrees north and east. */
export interface MapLocation {
  latitude: number
  longitude: number
}

/** Address of a place at the map service that is asked only by whoever follows the link. */
export function googleMapsUrl({ latitude, longitude }: MapLocation): string {
  const address = new URL('https://www.google.com/maps/search/')
  address.search = new URLSearchParams({ api: '1', query: `${latitude},${longitude}` }).toString()
  return address.href
}
