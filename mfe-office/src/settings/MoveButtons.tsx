import { Button } from '@shop/ui/button/Button.tsx'
import { useEffect, useRef } from 'react'

import { useSettingsT } from '../messages.generated.ts'

interface MoveButtonsProps {
  /** The item by its place, such as "Slide 1". */
  name: string
  index: number
  /** Items of the list. */
  count: number
  onMove: (to: number) => void
}

/** Moves an item of a list up or down. Focus stays with the item: at an end of the list, on the button that leads back. */
export function MoveButtons({ name, index, count, onMove }: MoveButtonsProps) {
  const t = useSettingsT()
  const up = useRef<HTMLButtonElement>(null)
  const down = useRef<HTMLButtonElement>(null)
  const clicked = useRef<typeof up>(null)

  useEffect(() => {
    if (!clicked.current) return
    const buttons = clicked.current === up ? [up, down] : [down, up]
    clicked.current = null
    buttons.find(({ current }) => current?.disabled === false)?.current?.focus()
  }, [index])

  function move(button: typeof up, to: number) {
    clicked.current = button
    onMove(to)
  }

  return (
    <>
      <Button
        ref={up}
        variant="secondary"
        aria-label={t('move.upNamed', { name })}
        disabled={index === 0}
        onClick={() => move(up, index - 1)}
      >
        {t('move.up')}
      </Button>
      <Button
        ref={down}
        variant="secondary"
        aria-label={t('move.downNamed', { name })}
        disabled={index === count - 1}
        onClick={() => move(down, index + 1)}
      >
        {t('move.down')}
      </Button>
    </>
  )
}
