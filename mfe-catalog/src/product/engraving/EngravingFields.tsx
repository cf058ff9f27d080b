import type { Product } from '@shop/contracts/catalog.ts'
import type { EngravingProblem } from '@shop/contracts/engraving-layout.ts'
import { cart } from '@shop/kernel/cart'
import { toast } from '@shop/kernel/toast'
import { Button } from '@shop/ui/button/Button.tsx'
import { Field } from '@shop/ui/form/Field.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'
import { useEarlyInput } from '@shop/ui/form/useEarlyInput.ts'
import { VisuallyHidden } from '@shop/ui/layout/VisuallyHidden.tsx'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import { useRef } from 'react'
import { styled } from 'styled-components'

import { useProductT } from '../../messages.generated.ts'
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

  function save() {
    if (state.hasProblem) return
    cart.setEngraving(product, state.engraving)
    toast.success(t('engraving.saved'), { id: 'cart' })
  }

  const problems = ENGRAVING_FIELDS.flatMap((field) => {
    const problem = state.problems[field]
    return problem ? [describe(problem)] : []
  })
  return (
    <Root>
      <Legend>{t(`engraving.${surface.finish}`)}</Legend>
      <CloseUp product={product} engraving={state.engraving} />
      {ENGRAVING_FIELDS.map((field) => (
        <TextField key={field} field={field} state={state} />
      ))}
      <Hint>{t('engraving.hint')}</Hint>
      <VisuallyHidden role="status">{problems.join(' ')}</VisuallyHidden>
      {state.isUnsaved && (
        <Button variant="secondary" disabled={state.hasProblem} onClick={save}>
          {t('engraving.save')}
        </Button>
      )}
    </Root>
  )
}

function TextField({ field, state }: { field: EngravingField; state: EngravingState }) {
  const t = useProductT()
  const input = useRef<HTMLInputElement>(null)
  const describe = useDescribeProblem()
  const value = state.fields[field]
  const problem = state.problems[field]
  useEarlyInput(input, value, (text) => state.change(field, text))
  return (
    <Field label={t(`engraving.${field}`)} optional error={problem && describe(problem)}>
      <TextInput
        ref={input}
        name={field}
        value={value}
        dir="auto"
        autoComplete={field === 'name' ? 'name' : 'organization-title'}
        enterKeyHint="done"
        translate="no"
        onChange={(event) => state.change(field, event.target.value)}
      />
    </Field>
  )
}

function useDescribeProblem(): (problem: EngravingProblem) => string {
  const t = useProductT()
  return (problem) =>
    problem.kind === 'tooLong'
      ? t('engraving.tooLong', { count: problem.surplus })
      : t(problem.kind === 'emoji' ? 'engraving.noEmoji' : 'engraving.refused', {
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
