import { takeCharacters } from '@shop/contracts/rules/characters.ts'

/** The Arabic article, which is written as a part of the name: الحارثي is found under ح. */
const ARTICLE = /^ال(?=\p{L}{3})/u

/** The upper-case first characters of the first and the last word of a name, in one text or several; may be empty. */
export function getInitials(...names: (string | null | undefined)[]): string {
  const words = names.flatMap((name) => name?.trim().split(/\s+/) ?? []).filter(Boolean)
  return [...words.slice(0, 1), ...words.slice(1).slice(-1)]
    .map((word) => takeCharacters(word.replace(ARTICLE, ''), 1))
    .join('')
    .toLocaleUpperCase()
}
