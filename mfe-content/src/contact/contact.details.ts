/** Where the shop can be reached; of the demo, in ranges that belong to nobody. */
export const contact = {
  phone: '+968 2400 0000',
  email: 'hello@wasla.example',
  /** Degrees north and east. */
  position: { latitude: 23.5957, longitude: 58.4215 },
}

/** Address of a place on the map service that the button names. */
export function mapAddress({ latitude, longitude }: typeof contact.position): string {
  const address = new URL('https://www.google.com/maps/search/')
  address.search = new URLSearchParams({ api: '1', query: `${latitude},${longitude}` }).toString()
  return address.href
}
