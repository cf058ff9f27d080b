export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

/**
 * The option that an arrow key leads to; -1 is the field itself, before the first and after the last.
 * @returns null for other keys
 */
export function moveActive(key: string, active: number, count: number): number | null {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return null
  const places = count + 1
  const step = key === 'ArrowDown' ? 1 : -1
  return ((active + 1 + step + places) % places) - 1
}
