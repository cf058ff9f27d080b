import { CURRENCY, CURRENCY_DECIMALS, fromHundredths } from './money.ts'

// Its names are needed where a delivery is announced, amounts on every page.
export { formatWeekday } from './format-weekday.ts'

/**
 * The locale whose formats and plural rules a language uses; digits are Western in both, as Gulf shops write prices. No engine
 * has English of Oman, and each would write its dates as in America: that of the Emirates puts the day first.
 */
export const locales = { en: 'en-AE', ar: 'ar-OM-u-nu-latn' }

type Language = keyof typeof locales

/** Times of orders and payments are those of the shop's own country, on every page and for everybody. */
export const SHOP_TIME_ZONE: string = 'Asia/Muscat'

/** The currency's sign in Arabic. */
const ARABIC_CURRENCY = 'ر.ع.'

const LEFT_TO_RIGHT_MARK = '\u200e'
const RIGHT_TO_LEFT_MARK = '\u200f'
const NO_BREAK_SPACE = '\u00a0'

const isNegative = (digits: string) => digits.startsWith('-') && /[1-9]/.test(digits)

/**
 * Numbers are not formatted by `Intl`: browsers disagree with each other and with the server on signs, spaces and marks,
 * and what the server renders has to be what the browser renders first.
 */
function formatDigits(digits: string, lang: Language): string {
  const [integer = '', fraction] = digits.replace('-', '').split('.')
  const grouped = integer.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  // No sign on an amount that rounds to zero.
  const sign = isNegative(digits) ? '-' : ''
  const mark = sign && lang === 'ar' ? LEFT_TO_RIGHT_MARK : ''
  return mark + sign + (fraction ? `${grouped}.${fraction}` : grouped)
}

const toDecimal = (hundredths: number) => fromHundredths(hundredths).toFixed(CURRENCY_DECIMALS)

/** An amount with its currency, in the language's words and order. @param hundredths of OMR */
export function formatAmount(hundredths: number, lang: Language): string {
  const decimal = formatDecimal(hundredths, lang)
  if (lang === 'ar') {
    return `${RIGHT_TO_LEFT_MARK}${decimal}${NO_BREAK_SPACE}${ARABIC_CURRENCY}${RIGHT_TO_LEFT_MARK}`
  }
  const sign = isNegative(decimal) ? '-' : ''
  return `${sign}${CURRENCY}${NO_BREAK_SPACE}${decimal.replace('-', '')}`
}

/** An amount without its currency, two decimals. @param hundredths of OMR */
export function formatDecimal(hundredths: number, lang: Language): string {
  return formatDigits(toDecimal(hundredths), lang)
}

/** A number with the language's separators, and at most three decimals. */
export function formatNumber(value: number, lang: Language): string {
  return formatDigits(String(Number(value.toFixed(3))), lang)
}
