/**
 * Before an item is removed, moves focus to the last button of the item after or before it, or else to the
 * page's heading.
 * @param button inside the item, the last one of it
 * @param item selector of the items: `tr` for rows, `th` for columns
 */
export function focusAfterRemoval(button: HTMLElement, item: string): void {
  const removed = button.closest(item)
  const items = [...(removed?.parentElement?.children ?? [])].filter((one) => one.matches(item))
  const index = items.findIndex((one) => one === removed)
  const [neighbour] = [items[index + 1], items[index - 1]].flatMap((sibling) =>
    [...(sibling?.querySelectorAll('button') ?? [])].slice(-1),
  )
  const target = neighbour ?? document.querySelector('h1')
  target?.focus()
}
