import { type Engraving, MAX_ENGRAVING_LENGTH } from '@shop/contracts/rules/engraving-text.ts'

/** Writes texts as the parameters of an address have them: of several, each has both fields. */
export function appendTexts(params: URLSearchParams, texts: readonly Engraving[]): URLSearchParams {
  for (const { name, line } of texts) {
    params.append('name', name)
    if (line !== '' || texts.length > 1) params.append('line', line)
  }
  return params
}

/** The fragment of an address that has what was typed: it reaches no server, and whoever opens it goes on from there. */
export function toDraftHash(texts: readonly Engraving[]): string {
  return `#${appendTexts(new URLSearchParams(), texts)}`
}

/** What such a fragment has; null for another one. */
export function parseDraftHash(hash: string): Engraving[] | null {
  const search = new URLSearchParams(hash.slice(1))
  const cut = (text = '') => text.slice(0, MAX_ENGRAVING_LENGTH)
  const lines = search.getAll('line')
  const texts = search
    .getAll('name')
    .map((name, index) => ({ name: cut(name), line: cut(lines[index]) }))
  return texts.length > 0 ? texts : null
}
