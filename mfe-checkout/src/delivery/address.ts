import type { DeliveryZone } from '@shop/contracts/rules/delivery.ts'

/** The governorates of Oman, by the names that addresses have. */
export const governorates = {
  muscat: { en: 'Muscat', ar: 'مسقط' },
  dhofar: { en: 'Dhofar', ar: 'ظفار' },
  musandam: { en: 'Musandam', ar: 'مسندم' },
  buraimi: { en: 'Al Buraimi', ar: 'البريمي' },
  dakhiliyah: { en: 'Ad Dakhiliyah', ar: 'الداخلية' },
  batinahNorth: { en: 'Al Batinah North', ar: 'شمال الباطنة' },
  batinahSouth: { en: 'Al Batinah South', ar: 'جنوب الباطنة' },
  sharqiyahNorth: { en: 'Ash Sharqiyah North', ar: 'شمال الشرقية' },
  sharqiyahSouth: { en: 'Ash Sharqiyah South', ar: 'جنوب الشرقية' },
  dhahirah: { en: 'Ad Dhahirah', ar: 'الظاهرة' },
  wusta: { en: 'Al Wusta', ar: 'الوسطى' },
} as const

export type Governorate = keyof typeof governorates

export const governorateIds = Object.keys(governorates) as Governorate[]

/** Stands for a governorate when the address names its own country. */
export const ABROAD = 'abroad'

/** The one address of an order or a profile, as the checkout asks for it. */
export interface AddressParts {
  /** Building, way and area; abroad the whole address. */
  address: string
  landmark: string
  /** A {@link Governorate}, {@link ABROAD}, or empty until it is chosen. */
  governorate: string
}

const COMMA = /\s*[,،]\s*/

/** The governorate that a part of an address is the name of. */
function findGovernorate(part: string): Governorate | undefined {
  const name = part.trim().toLowerCase()
  return governorateIds.find((id) =>
    Object.values<string>(governorates[id]).some((known) => known.toLowerCase() === name),
  )
}

/** Takes a governorate at the end off, unless it is all that there is. */
function splitGovernorate(saved: string): Pick<AddressParts, 'address' | 'governorate'> {
  const parts = saved.split(COMMA)
  const last = findGovernorate(parts.at(-1) ?? '')
  const end = Math.max(saved.lastIndexOf(','), saved.lastIndexOf('،'))
  if (last && end > 0) return { address: saved.slice(0, end).trim(), governorate: last }
  const named = parts.map(findGovernorate).find(Boolean)
  return { address: saved, governorate: named ?? (saved === '' ? 'muscat' : '') }
}

/**
 * Reads the parts of a saved address. One that was not written here stays whole, and its governorate has to be chosen,
 * unless a part of it is one. Without an address it is Muscat, where most orders go.
 */
export function parseAddress(saved: string): AddressParts {
  const { address, governorate } = splitGovernorate(saved.trim())
  const [, text = address, landmark = ''] = /^(.*\S)\s*\(([^()]+)\)$/.exec(address) ?? []
  return { address: text, landmark, governorate }
}

/** Joins the parts to one address, in the language of its shopper. */
export function joinAddress(parts: AddressParts, lang: 'en' | 'ar'): string {
  const [address, landmark] = [parts.address.trim(), parts.landmark.trim()]
  const text = landmark ? `${address} (${landmark})` : address
  const { governorate } = parts
  const isNamed = text.split(COMMA).some((part) => findGovernorate(part) === governorate)
  const name = isNamed ? undefined : governorates[governorate as Governorate]?.[lang]
  return name ? `${text}${lang === 'ar' ? '،' : ','} ${name}` : text
}

/** The saved address as long as its parts are unchanged, in whichever language it was written. */
export function toAddress(parts: AddressParts, saved: string, lang: 'en' | 'ar'): string {
  const before = parseAddress(saved)
  const isUnchanged = (Object.keys(before) as (keyof AddressParts)[]).every(
    (name) => before[name] === parts[name].trim(),
  )
  return isUnchanged ? saved.trim() : joinAddress(parts, lang)
}

/** The delivery zone of a governorate. */
export function toZone(governorate: string): DeliveryZone {
  if (governorate === 'muscat' || governorate === ABROAD) return governorate
  return 'oman'
}
