import { useEffect, useRef } from 'react'

/**
 * What the two buttons do that move an item of a list. Focus stays with the item: at an end of the list, on the button that
 * leads back.
 * @param count items of the list
 */
export function useMoves(index: number, count: number, onMove: (to: number) => void) {
  const earlier = useRef<HTMLButtonElement>(null)
  const later = useRef<HTMLButtonElement>(null)
  const clicked = useRef<'earlier' | 'later' | null>(null)

  useEffect(() => {
    if (!clicked.current) return
    const buttons = clicked.current === 'earlier' ? [earlier, later] : [later, earlier]
    clicked.current = null
    buttons.find(({ current }) => current?.disabled === false)?.current?.focus()
  }, [index])

  function move(button: 'earlier' | 'later', to: number) {
    clicked.current = button
    onMove(to)
  }

  return {
    earlier: { ref: earlier, disabled: index === 0, onClick: () => move('earlier', index - 1) },
    later: { ref: later, disabled: index === count - 1, onClick: () => move('later', index + 1) },
  }
}

/** A list with an item at another place. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const others = items.filter((_, index) => index !== from)
  return [...others.slice(0, to), ...items.slice(from, from + 1), ...others.slice(to)]
}
