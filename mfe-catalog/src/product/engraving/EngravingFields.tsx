import type { Product } from '@shop/contracts/catalog.ts'
import type { EngravingProblem } from '@shop/contracts/engraving-layout.ts'
import { NAME_FIELD } from '@shop/contracts/site-paths.ts'
import { cart } from '@shop/kernel/cart'
import { toast } from '@shop/kernel/toast'
import { useLocation } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'
import { Field } from '@shop/ui/form/Field.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'
import { useEarlyInput } from '@shop/ui/form/useEarlyInput.ts'
import { VisuallyHidden } from '@shop/ui/layout/VisuallyHidden.tsx'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { styled } from 'styled-components'

import { useProductT } from '../../messages.generated.ts'
import { focusProblem } from './buy-form.ts'
import { CloseUp } from './CloseUp.tsx'
import { ENGRAVING_FIELDS, type EngravingField, type EngravingState } from './useEngraving.ts'

interface EngravingFieldsProps {
  product: Product
  state: EngravingState
}

/** The name and the line on a product. They are sent with the form that they are in, also without scripts. */
export function EngravingFields({ product, state }: EngravingFieldsProps) {
  const t = useProductT()
  const surface = product.details?.surface
  const describe = useDescribeProblem()
  if (!surface) return null

  function save(button: HTMLButtonElement) {
    if (focusProblem(button.form, state)) return
    cart.setEngraving(product, state.engraving)
    toast.success(t('engraving.saved'), { id: 'cart' })
  }

  const problems = ENGRAVING_FIELDS.flatMap((field) => {
    const problem = state.problems[field]
    return problem ? [describe(problem)] : []
  })
  if (state.isAskedFor) problems.push(t('engraving.missing'))
  return (
    <Root>
      <Legend>{t(`engraving.${surface.finish}`)}</Legend>
      <CloseUp product={product} engraving={state.engraving} />
      {ENGRAVING_FIELDS.map((field) => (
        <TextField
          key={field}
          field={field}
          state={state}
          required={field === 'name' && surface.required === true}
        />
      ))}
      <Hint>{t('engraving.hint')}</Hint>
      <VisuallyHidden role="status">{problems.join(' ')}</VisuallyHidden>
      {state.isUnsaved && (
        <Button
          variant="secondary"
          disabled={state.hasProblem}
          onClick={(event) => save(event.currentTarget)}
        >
          {t('engraving.save')}
        </Button>
      )}
    </Root>
  )
}

/** Goes on to the next field, or closes the keyboard of a phone after the last one: Enter buys nothing. */
function leaveOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  const input = event.currentTarget
  const next = ENGRAVING_FIELDS[ENGRAVING_FIELDS.findIndex((field) => field === input.name) + 1]
  const field = next && input.form?.elements.namedItem(next)
  if (field instanceof HTMLElement) field.focus()
  else input.blur()
}

interface TextFieldProps {
  field: EngravingField
  state: EngravingState
  required: boolean
}

function TextField({ field, state, required }: TextFieldProps) {
  const t = useProductT()
  const input = useRef<HTMLInputElement>(null)
  const describe = useDescribeProblem()
  const value = state.fields[field]
  const problem = state.problems[field]
  const isLast = field === ENGRAVING_FIELDS.at(-1)
  const missing = required && state.isAskedFor && t('engraving.missing')
  const id = field === 'name' ? NAME_FIELD : undefined
  useEarlyInput(input, value, (text) => state.change(field, text))
  useFocusByAddress(input, id)
  return (
    <Field
      id={id}
      label={t(`engraving.${field}`)}
      required={required}
      optional={!required}
      error={problem ? describe(problem) : missing}
    >
      <TextInput
        ref={input}
        name={field}
        value={value}
        dir="auto"
        autoComplete={field === 'name' ? 'name' : 'organization-title'}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint={isLast ? 'done' : 'next'}
        translate="no"
        onKeyDown={leaveOnEnter}
        onChange={(event) => state.change(field, event.target.value)}
      />
    </Field>
  )
}

/** Focuses a field that the address names, as a browser does where the page comes from the server. */
function useFocusByAddress(input: RefObject<HTMLInputElement | null>, id: string | undefined) {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (id && hash === `#${id}`) input.current?.focus()
  }, [input, id, hash, key])
}

const REFUSALS = {
  emoji: 'engraving.noEmoji',
  character: 'engraving.refused',
  marks: 'engraving.marks',
} as const

function useDescribeProblem(): (problem: EngravingProblem) => string {
  const t = useProductT()
  return (problem) =>
    problem.kind === 'tooLong'
      ? t('engraving.tooLong', { count: problem.surplus })
      : t(REFUSALS[problem.kind], {
          // Isolated: it may be of another direction than the sentence.
          character: `\u2068${problem.character}\u2069`,
        })
}

const Root = styled.fieldset`
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & input {
    /* Who is led here by the address sees what is asked for, too. */
    scroll-margin-block-start: min(16rem, 40svh);
  }
`

const Legend = styled.legend`
  margin-block-end: ${space[3]};
  padding: 0;
  font-weight: ${font.medium};
`

const Hint = styled.p`
  color: ${color.muted};
  font-size: ${font.s};
`
