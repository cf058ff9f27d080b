import type { MapLocation } from '@shop/ui/map/map-location.ts'

/** Where the shop can be reached; of the demo, in ranges that belong to nobody. */
export const contactDetails = {
  phone: '+968 2400 0000',
  email: 'hello@wasla.example',
  position: { latitude: 23.5957, longitude: 58.4215 } satisfies MapLocation,
}
