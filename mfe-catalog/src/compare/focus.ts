/** Before a column goes, hands focus to the same button of a neighbouring one, or to the page's heading. */
export function focusAfterRemoval(button: HTMLElement): void {
  const column = button.closest('th')
  const neighbours = [column?.nextElementSibling, column?.previousElementSibling]
  const [next] = neighbours.flatMap((neighbour) => {
    const buttons = neighbour?.querySelectorAll<HTMLElement>('button')
    return buttons ? [...buttons].slice(-1) : []
  })
  const target = next ?? document.querySelector('h1')
  target?.focus()
}
