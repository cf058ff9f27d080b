import type { Engraving } from '@shop/contracts/rules/engraving-text.ts'
import type { ComponentPropsWithRef, KeyboardEvent } from 'react'

import { TextInput } from '../form/TextInput.tsx'

interface EngravingInputProps extends ComponentPropsWithRef<'input'> {
  field: keyof Engraving
  /** The last one of its fieldset. */
  isLast: boolean
}

/** An input for a text that is put on a product just as it is typed. Enter leads through those of its fieldset. */
export function EngravingInput({ field, isLast, ...rest }: EngravingInputProps) {
  return (
    <TextInput
      dir="auto"
      autoComplete={field === 'name' ? 'name' : 'organization-title'}
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint={isLast ? 'done' : 'next'}
      translate="no"
      data-engraving
      onKeyDown={leaveOnEnter}
      {...rest}
    />
  )
}

/** Goes on to the next field, or closes the keyboard of a phone after the last one: Enter buys nothing. */
function leaveOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  const input = event.currentTarget
  const inputs = input
    .closest('fieldset')
    ?.querySelectorAll<HTMLInputElement>('input[data-engraving]')
  const next = inputs?.[[...inputs].indexOf(input) + 1]
  next?.focus()
  // One that is folded away takes no focus.
  if (document.activeElement === input) input.blur()
}
