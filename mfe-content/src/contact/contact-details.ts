import { contact } from '@shop/contracts/brand/contact.ts'
import type { MapLocation } from '@shop/ui/map/map-location.ts'

/** How and where the shop is reached. */
export const contactDetails = {
  ...contact,
  position: { latitude: 23.5957, longitude: 58.4215 } satisfies MapLocation,
}
