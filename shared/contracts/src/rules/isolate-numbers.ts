const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

const DIGIT = String.raw`\d\u0660-\u0669\u06f0-\u06f9`
const TAIL = String.raw`[${DIGIT}\p{Script=Latin}]`
/** A number with its sign, its parts (1,500.50; 2026-11-28) and what is written onto it (12B, 50%). */
const NUMBER = String.raw`[+#$€£-]?[${DIGIT}]${TAIL}*(?:[.,:@_&/'’٫٬-]${TAIL}+)*(?: ?[%٪$€£])?`
const GROUP = String.raw`(?:${NUMBER}|\( ?${NUMBER}(?:[ -]${NUMBER})* ?\))`
/** Numbers with nothing but signs and spaces between them, such as a phone number or a range. */
const NUMBERS = String.raw`${GROUP}(?:[ \u00a0]{0,2}[-–—/*+]?[ \u00a0]{0,2}${GROUP})*`

/** The end of a paragraph, or a letter, with the hyphen that joins a number to it; or numbers. */
const TOKENS = new RegExp(String.raw`(\n|\p{L}\p{M}*-?)|${NUMBERS}`, 'gu')

const [ISOLATE, END_OF_ISOLATE] = ['\u2066', '\u2069']
const [OVERRIDE, END_OF_OVERRIDE] = ['\u202d', '\u202c']

/** Isolates a value that runs from left to right in any sentence, such as an e-mail address or an amount. */
export const isolate = (text: string): string => ISOLATE + text + END_OF_ISOLATE

function isolateNumber(number: string): string {
  // Even in an isolate, what stands between Arabic digits runs from right to left.
  return isolate(/[\u0660-\u0669]/.test(number) ? OVERRIDE + number + END_OF_OVERRIDE : number)
}

/**
 * Isolates the numbers of a text in a right-to-left script, since the bidirectional algorithm shows the groups of a phone
 * number or a date beside its letters in the opposite order. It is for what is shown: texts are stored as they were typed.
 */
export function isolateNumbers(text: string): string {
  if (!RIGHT_TO_LEFT.test(text)) return text
  // Numbers after a left-to-right letter run as it does, and belong to it: Way 5123.
  let isAfterLeftToRight = false
  return text.replaceAll(TOKENS, (token: string, letter: string | undefined) => {
    if (letter === undefined) return isAfterLeftToRight ? token : isolateNumber(token)
    isAfterLeftToRight = letter !== '\n' && !RIGHT_TO_LEFT.test(letter)
    return token
  })
}
