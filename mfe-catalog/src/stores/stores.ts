import type { MapLocation } from '@shop/ui/map/map-location.ts'
import type { SketchName } from '@shop/ui/map/sketches.ts'

/** Minutes after midnight in Muscat, on every day but Friday. The message `store.ID.hours` says the same. */
export interface OpeningHours {
  opens: number
  closes: number
}

export interface Store {
  /** Part of the message ids. */
  id: 'muscat' | 'salalah' | 'sohar'
  /** A number of the demo in an unassigned range. */
  phone: string
  position: MapLocation
  sketch: SketchName
  hours: OpeningHours
}

export const stores: readonly Store[] = [
  {
    id: 'muscat',
    phone: '+968 2400 0010',
    position: { latitude: 23.6142, longitude: 58.5922 },
    sketch: 'north',
    hours: { opens: 9 * 60, closes: 21 * 60 },
  },
  {
    id: 'salalah',
    phone: '+968 2300 0020',
    position: { latitude: 17.0194, longitude: 54.0897 },
    sketch: 'south',
    hours: { opens: 9.5 * 60, closes: 20.5 * 60 },
  },
  {
    id: 'sohar',
    phone: '+968 2600 0030',
    position: { latitude: 24.3643, longitude: 56.7468 },
    sketch: 'east',
    hours: { opens: 10 * 60, closes: 20 * 60 },
  },
]
