const addressFields = ['name', 'street', 'city', 'postcode', 'country', 'phone'] as const

export type Address = Record<(typeof addressFields)[number], string>

export const addressKinds = ['billing', 'shipping'] as const
export type AddressKind = (typeof addressKinds)[number]

/** The language-independent fields of the sample addresses; the others are messages. */
export const samplePhone = '+968 9000 0000'
export const samplePostcodes: Record<AddressKind, string> = { billing: '133', shipping: '311' }

function isAddress(value: unknown): value is Address {
  if (typeof value !== 'object' || value === null) return false
  return addressFields.every((field) => typeof (value as Address)[field] === 'string')
}

/** @returns null when nothing valid is stored */
export function parseAddress(stored: string | null): Address | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    return isAddress(value) ? value : null
  } catch {
    return null
  }
}

export function serializeAddress(address: Address): string {
  return JSON.stringify(
    Object.fromEntries(addressFields.map((field) => [field, address[field].trim()])),
  )
}
