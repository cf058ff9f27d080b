import type { MapPosition } from '@shop/contracts/rules/map-position.ts'

/** @deprecated Use `MapPosition` of `@shop/contracts/rules/map-position.ts`. */
export type MapLocation = MapPosition

/** Zoom level that shows street names. */
const ZOOM = '16'

/** Address of a location on Google Maps; a link, so no request is sent before it is followed. */
export function googleMapsUrl({ latitude, longitude }: MapPosition): string {
  const address = new URL('https://www.google.com/maps/search/')
  address.search = new URLSearchParams({ api: '1', query: `${latitude},${longitude}` }).toString()
  return address.href
}

/** Address of the way to a location, from where its visitor is; a link, too. */
export function directionsUrl({ latitude, longitude }: MapPosition): string {
  const address = new URL('https://www.google.com/maps/dir/')
  const destination = `${latitude},${longitude}`
  address.search = new URLSearchParams({ api: '1', destination }).toString()
  return address.href
}

/**
 * Address of the page of Google Maps that may be framed, with a pin at a location. The site's content security policy
 * allows frames of its origin.
 */
export function embeddedMapUrl({ latitude, longitude }: MapPosition, lang: string): string {
  const address = new URL('https://www.google.com/maps')
  const query = { q: `${latitude},${longitude}`, z: ZOOM, hl: lang, output: 'embed' }
  address.search = new URLSearchParams(query).toString()
  return address.href
}
