import { normalizeTyped } from '@shop/contracts/rules/typed-text.ts'
import { MAX_ENTERED_QUANTITY } from '@shop/kernel/cart'
import { color, font, radius, size } from '@shop/ui/tokens/tokens.ts'
import { type KeyboardEvent, useState } from 'react'
import { styled } from 'styled-components'

interface QuantityInputProps {
  label: string
  quantity: number
  /** Id of the error message, if there is one. */
  errorId: string | undefined
  /** Called on Enter and blur with a changed quantity, which may be NaN. */
  onEnter: (quantity: number) => void
  onStep: (delta: 1 | -1) => void
}

const steps: Partial<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 }

/** A text input: one of type `number` takes no Arabic digits, and changes when the page is scrolled over it. */
export function QuantityInput({ label, quantity, errorId, onEnter, onStep }: QuantityInputProps) {
  const [draft, setDraft] = useState<string | null>(null)

  function commit() {
    if (draft === null) return
    setDraft(null)
    const entered = parseQuantity(draft)
    if (entered !== null && entered !== quantity) onEnter(entered)
  }

  function handleKeyDown(event: KeyboardEvent) {
    const step = steps[event.key]
    if (event.key === 'Enter') commit()
    if (event.key === 'Escape') setDraft(null)
    if (step === undefined) return
    event.preventDefault()
    setDraft(null)
    onStep(step)
  }

  return (
    <Root
      role="spinbutton"
      aria-label={label}
      aria-valuenow={quantity}
      aria-valuemin={1}
      aria-valuemax={Math.max(quantity, MAX_ENTERED_QUANTITY)}
      aria-invalid={errorId !== undefined}
      aria-describedby={errorId}
      inputMode="numeric"
      autoComplete="off"
      translate="no"
      maxLength={8}
      value={draft ?? String(quantity)}
      onChange={(event) => setDraft(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={commit}
      onKeyDown={handleKeyDown}
    />
  )
}

const Root = styled.input`
  inline-size: calc(5ch + 0.5rem);
  min-block-size: ${size.touch};
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  /* iOS zooms in on controls below 16 px. */
  font-size: max(1rem, ${font.m});
  font-variant-numeric: tabular-nums;
  text-align: center;
  &:hover {
    background: ${color.sunken};
  }
  &:focus-visible {
    border-radius: ${radius.s};
    outline-offset: -4px;
  }
  &[aria-invalid='true'] {
    color: ${color.danger};
  }
`

/** The entered quantity: null for an empty text, NaN for anything but digits. */
export function parseQuantity(text: string): number | null {
  const digits = normalizeTyped(text)
  if (digits === '') return null
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN
}
