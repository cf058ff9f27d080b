/**
 * Before an item is removed, moves focus to the last button of the item after or before it, or else to the
 * page's heading.
 * @param button inside the item, the last one of it
 * @param item selector of the item: `tr` for a row, `th` for a column
 */
export function focusAfterRemoval(button: HTMLElement, item: 'tr' | 'th'): void {
  const removed = button.closest(item)
  const [neighbour] = [removed?.nextElementSibling, removed?.previousElementSibling].flatMap(
    (sibling) => [...(sibling?.querySelectorAll('button') ?? [])].slice(-1),
  )
  const target = neighbour ?? document.querySelector('h1')
  target?.focus()
}
