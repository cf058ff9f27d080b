import { takeCharacters } from '@shop/contracts/characters.ts'

/** The upper-case first character of each name that is known; may be empty. */
export function getInitials(...names: (string | null | undefined)[]): string {
  return names
    .map((name) => takeCharacters(name?.trim() ?? '', 1))
    .join('')
    .toLocaleUpperCase()
}
