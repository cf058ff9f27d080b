/** Before a row goes, hands focus to the same button of a neighbouring row, or to the page's heading. */
export function focusAfterRemoval(button: HTMLElement): void {
  const row = button.closest('tr')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  const next = neighbour?.querySelector<HTMLElement>('td:last-child button')
  const target = next ?? document.querySelector('h1')
  target?.focus()
}
