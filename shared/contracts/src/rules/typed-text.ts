/** Replaces Arabic and Persian digits, which Arabic keyboards type, by 0 to 9. */
export function toLatinDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
}

/**
 * Normalises a code, number or address that was typed or pasted: full-width characters and the digits of Arabic
 * keyboards become plain ones, invisible characters go, white space of any kind becomes single spaces. Not for names and
 * sentences, some of which need invisible characters.
 */
export function normalizeTyped(text: string): string {
  const visible = text.replaceAll(/\p{Cf}/gu, '').normalize('NFKC')
  return toLatinDigits(visible).replaceAll(/\s+/g, ' ').trim()
}

/** Normalises a discount code, whose case does not matter. */
export function normalizeCode(text: string): string {
  return normalizeTyped(text).toUpperCase()
}

/** Normalises an e-mail address, whose case does not matter. */
export function normalizeEmail(text: string): string {
  return normalizeTyped(text).toLowerCase()
}

/** Normalises a phone number, or a dial code: digits, after a `+` when it is international. */
export function normalizePhone(text: string): string {
  return normalizeTyped(text)
    .replaceAll(/[ ()./\p{Pd}]/gu, '')
    .replace(/^00/, '+')
}

/** Returns whether a text is a phone number as links to WhatsApp have it: country code and number, digits alone. */
export const isWhatsAppNumber = (text: string): boolean => /^[1-9]\d{6,14}$/.test(text)
