import { Button } from '@shop/ui/button/Button.tsx'

import { useMoves } from '../form/useMoves.ts'
import { useSettingsT } from '../messages.generated.ts'

interface MoveButtonsProps {
  /** The item by its place, such as "Slide 1". */
  name: string
  index: number
  /** Items of the list. */
  count: number
  onMove: (to: number) => void
}

/** Moves an item of a list up or down. */
export function MoveButtons({ name, index, count, onMove }: MoveButtonsProps) {
  const t = useSettingsT()
  const { earlier, later } = useMoves(index, count, onMove)
  return (
    <>
      <Button {...earlier} variant="secondary" aria-label={t('move.upNamed', { name })}>
        {t('move.up')}
      </Button>
      <Button {...later} variant="secondary" aria-label={t('move.downNamed', { name })}>
        {t('move.down')}
      </Button>
    </>
  )
}
