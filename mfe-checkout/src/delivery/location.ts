/** Where a phone says that it is. */
type Place = Pick<GeolocationCoordinates, 'latitude' | 'longitude'>

/** Five decimals of a degree are about a metre, which no phone knows better. */
const DECIMALS = 5

const LOCATION = /-?\d{1,2}\.\d{5},-?\d{1,3}\.\d{5}/

/** Decimal degrees as maps take them in their search field. */
export const formatLocation = ({ latitude, longitude }: Place): string =>
  [latitude, longitude].map((degrees) => degrees.toFixed(DECIMALS)).join(',')

/** The landmark with a location behind it, in place of one that it had. */
export function addLocation(landmark: string, location: string, maxLength: number): string {
  const text = landmark.replace(LOCATION, '').trim()
  const kept = text.slice(0, maxLength - location.length - 1).trim()
  return kept ? `${kept} ${location}` : location
}
