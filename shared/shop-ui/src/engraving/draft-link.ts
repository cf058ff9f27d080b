import { type Engraving, MAX_ENGRAVING_LENGTH } from '@shop/contracts/rules/engraving-text.ts'

/** The fragment of an address that has what was typed: it reaches no server, and whoever opens it goes on from there. */
export function toDraftHash({ name, line }: Engraving): string {
  return `#${new URLSearchParams({ name, ...(line !== '' && { line }) })}`
}

/** What such a fragment has; null for another one. */
export function parseDraftHash(hash: string): Engraving | null {
  const search = new URLSearchParams(hash.slice(1))
  const read = (field: keyof Engraving) => (search.get(field) ?? '').slice(0, MAX_ENGRAVING_LENGTH)
  return search.has('name') ? { name: read('name'), line: read('line') } : null
}
