import { fitLength } from './characters.ts'
import { FRONT_END_NAME_PATTERN } from './remote-name.ts'

/** Longest message and path of a report. */
export const MAX_REPORT_TEXT: number = 300
/** Longest stack of a report; frames beyond it are left out. */
export const MAX_REPORT_STACK: number = 2_000
const MAX_FRAMES = 12
const MAX_FUNCTION_NAME = 80

/** Longer texts are cut before they are searched. */
const MAX_SEARCHED = 4 * MAX_REPORT_TEXT

/** What may be about a person, by what it is replaced with. */
const PERSONAL: readonly (readonly [RegExp, string])[] = [
  // Query and fragment of an address, and the user in it.
  [/(:\/\/)[^\s/@]*@/g, '$1'],
  [/(\/[^\s?#"'“”<>]*)[?#][^\s"'“”<>)]*/g, '$1'],
  [/[^\s@"'<>():,;=/]+@[^\s@"'<>():,;=/]+\.\p{L}{2,}/gu, '[e-mail]'],
  [/\bBearer\s+[\w.~+/=-]+/gi, '[token]'],
  [/\beyJ[\w-]+(?:\.[\w-]+)*/g, '[token]'],
  [/\b(?=[\w+-]*\d)(?=[\w+-]*[a-z])[\w+-]{24,}=*/gi, '[token]'],
  [/\+?\p{Nd}(?:[\p{Nd} ()-]{5,})\p{Nd}/gu, '[number]'],
]

/** Quotes in pairs from the left, so that no text between two quotations is taken for one. */
const QUOTATION = /("[^"]*")|“[^”]*”/g

/** What a parser quotes is data; what it names is one word. */
function redactQuotation(quotation: string, straight: string | undefined): string {
  if (straight === undefined) return '“[text]”'
  return /^"[\w.,:;$[\]{}()<>/*+=!?&|#@-]*"$/.test(straight) ? quotation : '"[text]"'
}

/** A text without e-mail addresses, tokens, long numbers, quoted sentences, and the parameters of addresses, 300 characters at most. */
export function redactText(text: string): string {
  const start = fitLength(text, MAX_SEARCHED)
  const redacted = PERSONAL.reduce((rest, [what, by]) => rest.replace(what, by), start)
  return fitLength(redacted.replace(QUOTATION, redactQuotation), MAX_REPORT_TEXT)
}

/** The path of a page, or its pattern, with `:id` for segments that are more than lower-case words. */
export function redactPath(path: string): string {
  const [pathname = ''] = path.split(/[?#]/, 1)
  const segments = pathname.split('/').map((segment) => {
    const isPlain = /^(?:[a-z]*(?:-[a-z]+)*|:\w+\??|\*)$/.test(segment)
    return isPlain && segment.length <= 40 ? segment : ':id'
  })
  return fitLength(segments.join('/'), MAX_REPORT_TEXT)
}

/** The frame of a script of a release, in the form of any browser: what is before its address, its path, and the position. */
const frame = new RegExp(
  `^(.*?)(?:[a-z][a-z-]*://[^\\s()]*?)?(/${FRONT_END_NAME_PATTERN}/\\w[\\w.+-]*/[\\w./+-]+\\.js)(?:[?#][^\\s():]*)?(:\\d+:\\d+)(\\)?)$`,
)

/** The frames of an error's stack that are in scripts of releases, as paths: neither the message nor any other address. */
export function redactStack(stack: string): string {
  let redacted = ''
  for (const line of stack.split('\n').slice(0, 50)) {
    const [, before = '', path, position, end = ''] = frame.exec(line.slice(0, 500)) ?? []
    if (path === undefined) continue
    const name = before.replace(/[^\w\s$.<>[\]#/@(*]/g, '').slice(-MAX_FUNCTION_NAME)
    const next = `${redacted && '\n'}${name}${path}${position}${end}`
    if (redacted.length + next.length > MAX_REPORT_STACK) break
    redacted += next
    if (redacted.split('\n').length === MAX_FRAMES) break
  }
  return redacted
}
