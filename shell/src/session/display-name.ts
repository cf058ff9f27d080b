import { fitLength, takeCharacters } from '@shop/contracts/rules/characters.ts'

const MAX_LENGTH = 40

/** Control characters, direction overrides and other invisible ones. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu

/** More marks than any script puts on a letter. */
const STACKED_MARKS = /(\p{M}{3})\p{M}+/gu

/** A name that a token states, which may be forged, as it may be shown: bounded, and without invisible characters. */
export function toDisplayName(claim: unknown): string {
  if (typeof claim !== 'string') return ''
  const visible = fitLength(claim, 1000).replace(INVISIBLE, ' ').replace(STACKED_MARKS, '$1')
  const name = visible.replace(/\s+/g, ' ').trim()
  const shown = takeCharacters(name, MAX_LENGTH)
  return shown === name ? name : `${shown}…`
}

/** The same, inside a text: it keeps its own direction. */
export function toIsolatedName(claim: unknown): string {
  const name = toDisplayName(claim)
  return name && `\u2068${name}\u2069`
}
