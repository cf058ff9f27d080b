/** The upper-case first character of each name that is known; may be empty. */
export function getInitials(...names: (string | null | undefined)[]): string {
  return names
    .map((name) => Array.from(name?.trim() ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase()
}
