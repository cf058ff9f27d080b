/** Letters that are typed one for the other. */
const alike: Record<string, string> = { ة: 'ه', ى: 'ي', ـ: '' }

/** As it is compared: without case, marks above and below letters, and the forms of hamza. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ةىـ]/g, (letter) => alike[letter] ?? letter)
    .toLowerCase()
}

/** Whether the text has every word of the query in it, whole or as a part; an empty query is in every text. */
export function matchesQuery(text: string, query: string): boolean {
  const where = plain(text)
  return plain(query)
    .split(/\s+/)
    .every((word) => where.includes(word))
}
