import { Button } from '@shop/ui/button/Button.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import type { ReactNode } from 'react'

import { FieldGroup } from './FieldGroup.ts'
import { MoveButtons } from './MoveButtons.tsx'

interface ItemGroupProps {
  /** The item by its place, such as "Slide 1". */
  title: string
  removeLabel: string
  index: number
  /** Items of the list; the last one stays. */
  count: number
  onMove: (to: number) => void
  onRemove: () => void
  children: ReactNode
}

/** The fields of an item of a list, which can be moved and removed. */
export function ItemGroup(props: ItemGroupProps) {
  const { title, removeLabel, index, count, onMove, onRemove, children } = props
  return (
    <FieldGroup>
      <legend>{title}</legend>
      <Stack $gap="4">
        {children}
        {count > 1 && (
          <Stack $row $gap="3">
            <MoveButtons name={title} index={index} count={count} onMove={onMove} />
            <Button variant="secondary" onClick={onRemove}>
              {removeLabel}
            </Button>
          </Stack>
        )}
      </Stack>
    </FieldGroup>
  )
}
