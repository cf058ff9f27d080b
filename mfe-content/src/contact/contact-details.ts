import type { MapLocation } from '@shop/ui/map/map-location.ts'

/** Contact details of the demo shop, in unassigned ranges. */
export const contactDetails = {
  phone: '+968 2400 0000',
  email: 'hello@wasla.example',
  position: { latitude: 23.5957, longitude: 58.4215 } satisfies MapLocation,
}
