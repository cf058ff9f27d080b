import {
  COMMON_WORDS,
  CONNECTORS,
  FOREIGN_CONNECTORS,
  FUNCTION_WORDS,
  INTERFACE_WORDS,
} from './english-words.ts'

/** The id of a message, or an address or the name of a file, which look alike. */
const DOTTED_NAME = /^[a-z]+[A-Za-z0-9]*(?:\.[a-z][A-Za-z0-9]*)+$/
const ADDRESS_OR_FILE =
  /^www\.|\.(?:[a-z]{2}|com|net|org|gov|edu|biz|apk|css|csv|docx?|gif|html?|ics|jpe?g|json|mov|mp[34]|pdf|png|pptx?|svg|txt|vcf|webp|xlsx?|xml|zip)$/

/** Whether a text is the id of a message, which is shown where the message is missing. */
export const isMessageId = (text: string): boolean =>
  DOTTED_NAME.test(text) && !ADDRESS_OR_FILE.test(text)

/** Lists three at most, as a person would. */
export const list = (names: readonly string[]): string =>
  [...names.slice(0, 3), ...(names.length > 3 ? [`${names.length - 3} more`] : [])].join(', ')

/** Addresses, handles, paths, codes, versions and abbreviations with dots: nothing to translate. */
const NO_WORDS = /:\/\/|[@#_=\\{}\d]|\p{L}\.\p{L}|^\//u
const WORD = /\p{Script=Latin}[\p{Script=Latin}\p{M}']*/gu

const ENGLISH_WORDS = [CONNECTORS, FUNCTION_WORDS, INTERFACE_WORDS, COMMON_WORDS]

/** Whether words have a word, in any case, and with an ending such as in “we’ll”. */
function isIn(words: ReadonlySet<string>, word: string): boolean {
  const lower = word.toLowerCase()
  return words.has(lower.replace(/'(?:d|ll|m|re|s|ve)$/, ''))
}

const isKnown = (word: string) =>
  word.endsWith("n't") || ENGLISH_WORDS.some((words) => isIn(words, word))

/** A letter, LLC, and the particles of names say nothing of a text's language. */
const isNeutral = (word: string): boolean =>
  (word.length === 1 && word !== 'a') ||
  FOREIGN_CONNECTORS.has(word) ||
  (/^\p{Lu}{2,5}$/u.test(word) && !isKnown(word))

const listWords = (text: string): string[] =>
  text
    .replaceAll('’', "'")
    .split(/\s+/)
    .filter((token) => !NO_WORDS.test(token))
    .flatMap((token) => token.match(WORD) ?? [])
    .filter((word) => !isNeutral(word))

/** A name is written with capitals, but for the words that join its parts. */
const isLowerCase = (word: string) => /^[a-z']+$/.test(word) && !CONNECTORS.has(word)

/**
 * Whether a text of an Arabic page reads as English rather than as a name, an address, a version or a list of these. In
 * doubt it does not: a name that is refused costs more than a sentence that is missed.
 * @param isEnglishToo whether the page has the same text in English
 */
export function isEnglish(text: string, isEnglishToo = false): boolean {
  if (/(?!\p{Script=Latin})\p{L}/u.test(text)) return false
  const words = listWords(text)
  const known = words.filter(isKnown)
  const hasInterfaceWord = words.some((word) => isIn(INTERFACE_WORDS, word))
  if (words.length < 2) return hasInterfaceWord
  if (
    known.length === words.length &&
    (hasInterfaceWord || words.some((word) => isIn(FUNCTION_WORDS, word)))
  )
    return true
  if (!words.some(isLowerCase)) return false
  if (words.some((word) => FUNCTION_WORDS.has(word))) return true
  const evidence = words.filter((word) => isLowerCase(word) || isKnown(word))
  const hasEnglishWord = known.some((word) => !CONNECTORS.has(word))
  return evidence.length > 1 && (hasEnglishWord || (isEnglishToo && words.length > 2))
}

/** What separates data that a text is made of: a title, its price and its colour. */
const SEPARATORS = /\s*(?:[,:;|·•–—()«»“”"×]|\s-\s)+\s*/

/**
 * The texts of an Arabic page that are English.
 * @param english texts of the same page in English
 * @param isData whether a text comes from the backend
 */
export function findUntranslated(
  arabic: readonly string[],
  english: ReadonlySet<string>,
  isData: (text: string) => boolean,
): string[] {
  const untranslated = arabic.filter((text) => {
    const isUntranslated = (part: string) => isEnglish(part, english.has(text))
    if (!isUntranslated(text) || isData(text)) return false
    const parts = text.split(SEPARATORS).filter((part) => part && !isData(part))
    return isUntranslated(parts.join(', '))
  })
  return untranslated.length > 0
    ? [
        `It shows “${list(untranslated)}” in Arabic too. Translate it in messages/ar.json, or mark a name with translate="no".`,
      ]
    : []
}
