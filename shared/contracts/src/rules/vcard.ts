/** What is saved of somebody in an address book; empty parts are left out. */
export interface Contact {
  firstName: string
  lastName?: string | undefined
  occupation?: string | undefined
  organization?: string | undefined
  phone?: string | undefined
  email?: string | undefined
  website?: string | undefined
}

const escapeText = (text: string) =>
  text
    .trim()
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\s*\r?\n\s*/g, String.raw`\n`)

/** A contact as vCard 3.0, the version that the address books of all phones read. */
export function toVCard(contact: Contact): string {
  const { firstName, lastName = '', occupation, organization, phone, email, website } = contact
  const lines: [property: string, value: string | undefined][] = [
    ['N', `${escapeText(lastName)};${escapeText(firstName)};;;`],
    ['FN', escapeText(`${firstName} ${lastName}`)],
    ['TITLE', occupation && escapeText(occupation)],
    ['ORG', organization && escapeText(organization)],
    ['TEL;TYPE=CELL', phone?.replaceAll(/[^\d+]/g, '')],
    ['EMAIL', email?.trim()],
    ['URL', website?.trim()],
  ]
  const filled = lines.flatMap(([property, value]) => (value ? [`${property}:${value}`] : []))
  return ['BEGIN:VCARD', 'VERSION:3.0', ...filled, 'END:VCARD', ''].join('\r\n')
}
