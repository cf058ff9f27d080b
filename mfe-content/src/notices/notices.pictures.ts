import type { ImageFiles } from '@shop/ui/picture/image-sources.ts'

import soonAvif480 from './pictures/coming-soon-480.avif'
import soonAvif960 from './pictures/coming-soon-960.avif'
import soonWebp480 from './pictures/coming-soon-480.webp'
import soonWebp960 from './pictures/coming-soon-960.webp'
import maintenanceAvif480 from './pictures/maintenance-480.avif'
import maintenanceAvif960 from './pictures/maintenance-960.avif'
import maintenanceWebp480 from './pictures/maintenance-480.webp'
import maintenanceWebp960 from './pictures/maintenance-960.webp'

/** Beside the countdown to something new. */
export const soon: ImageFiles = {
  avif: { 480: soonAvif480, 960: soonAvif960 },
  webp: { 480: soonWebp480, 960: soonWebp960 },
  width: 1280,
  height: 960,
}

/** Beside the note that the shop is being worked on. */
export const maintenance: ImageFiles = {
  avif: { 480: maintenanceAvif480, 960: maintenanceAvif960 },
  webp: { 480: maintenanceWebp480, 960: maintenanceWebp960 },
  width: 1280,
  height: 960,
}
