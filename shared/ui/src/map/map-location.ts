/** Degrees north and east. */
export interface MapLocation {
  latitude: number
  longitude: number
}

/** Address of a location on Google Maps; a link, so no request is sent before it is followed. */
export function googleMapsUrl({ latitude, longitude }: MapLocation): string {
  const address = new URL('https://www.google.com/maps/search/')
  address.search = new URLSearchParams({ api: '1', query: `${latitude},${longitude}` }).toString()
  return address.href
}
