import { type Weekday, weekdays } from '../../rules/opening-hours.ts'

/** A store as the site's pages show it. */
export interface Store {
  name: { en: string; ar: string }
  address: { en: string; ar: string }
  phone: string
  openDays: Weekday[]
  /** Of each of these days, in Muscat: `9:00-13:00, 16:30-21:00`. */
  openHours: string
  /** Degrees north and east: `23.6142, 58.5922`. */
  mapPosition: string
}

const openDays = weekdays.filter((day) => day !== 'friday')

/** The stores until an owner has written others. Their phones are in unassigned ranges. */
export const ownStores: readonly Store[] = [
  {
    name: { en: 'Muscat, Mutrah', ar: 'مسقط، مطرح' },
    address: {
      en: 'Corniche Road 12, Mutrah, Muscat 114',
      ar: 'طريق الكورنيش 12، مطرح، مسقط 114',
    },
    phone: '+968 2400 0010',
    openDays,
    openHours: '9:00-21:00',
    mapPosition: '23.6142, 58.5922',
  },
  {
    name: { en: 'Salalah, Al Haffa', ar: 'صلالة، الحافة' },
    address: {
      en: 'Sultan Qaboos Street 48, Al Haffa, Salalah 211',
      ar: 'شارع السلطان قابوس 48، الحافة، صلالة 211',
    },
    phone: '+968 2300 0020',
    openDays,
    openHours: '9:30-20:30',
    mapPosition: '17.0194, 54.0897',
  },
  {
    name: { en: 'Sohar, Al Hambar', ar: 'صحار، الهمبار' },
    address: {
      en: 'Al Nahda Street 7, Al Hambar, Sohar 311',
      ar: 'شارع النهضة 7، الهمبار، صحار 311',
    },
    phone: '+968 2600 0030',
    openDays,
    openHours: '10:00-20:00',
    mapPosition: '24.3643, 56.7468',
  },
]
