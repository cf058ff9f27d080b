/** What somebody typed into the card form. */
export interface CardInput {
  number: string
  expiry: string
  cvc: string
}

export type CardField = keyof CardInput
export type CardVerdict = 'paid' | 'declined' | 'expired'

/** Numbers of the test provider; any other number that is well formed is declined. */
export const testCards = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  expires: '4000 0000 0000 0069',
}

/** Arabic keyboards type Arabic digits. */
function latinDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
}

function digitsOf(text: string): string {
  return latinDigits(text).replace(/[\s-]/g, '')
}

/** Whether the last digit fits the others, by the Luhn formula. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, char, index) => {
    const digit = Number(char) * (index % 2 === 1 ? 2 : 1)
    return total + (digit > 9 ? digit - 9 : digit)
  }, 0)
  return sum % 10 === 0
}

function isExpiryAhead(text: string, now: Date): boolean {
  const match = /^(\d{1,2})\s*\/?\s*(\d{2}|\d{4})$/.exec(latinDigits(text).trim())
  if (!match?.[1] || !match[2]) return false
  const month = Number(match[1])
  const year = match[2].length === 2 ? 2000 + Number(match[2]) : Number(match[2])
  if (month < 1 || month > 12 || year > now.getUTCFullYear() + 50) return false
  // A card is good until the end of its month.
  return Date.UTC(year, month) > now.getTime()
}

/** The fields that cannot be right; empty when the card can be tried. */
export function wrongFields(card: CardInput, now: Date): CardField[] {
  const number = digitsOf(card.number)
  const wrong: CardField[] = []
  if (!/^\d{13,19}$/.test(number) || !passesLuhn(number)) wrong.push('number')
  if (!isExpiryAhead(card.expiry, now)) wrong.push('expiry')
  if (!/^\d{3,4}$/.test(digitsOf(card.cvc))) wrong.push('cvc')
  return wrong
}

/** What the test provider makes of a well-formed card number. */
export function judge(number: string): CardVerdict {
  const digits = digitsOf(number)
  if (digits === digitsOf(testCards.pays)) return 'paid'
  return digits === digitsOf(testCards.expires) ? 'expired' : 'declined'
}
