import type { Product } from '@shop/contracts/wire/catalog.ts'
import { EngravingInput } from '@shop/ui/engraving/EngravingInput.tsx'
import { useProblemText } from '@shop/ui/engraving/useProblemText.ts'
import { Field } from '@shop/ui/form/Field.tsx'
import { useEffect, useRef } from 'react'

import { useProductsNamesT } from '../../messages.generated.ts'
import { NONE } from '../../product/engraving/designs.ts'
import { setDraft, useDraft } from '../../product/engraving/draft.ts'
import { findProblems, toCardDesigns } from './CardDrawing.tsx'

interface NameFieldProps {
  /** Of the list. */
  products: readonly Product[]
  takesFocus: boolean
}

/** A name for all products of a list. What fits is on their pictures at once, and goes into the cart with them. */
export function NameField({ products, takesFocus }: NameFieldProps) {
  const t = useProductsNamesT()
  const describe = useProblemText()
  const input = useRef<HTMLInputElement>(null)
  const draft = useDraft() ?? [NONE]
  const [first = NONE, ...others] = draft

  // It appears in the place of the button that was pressed.
  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])

  const named = products.filter(({ details }) => details?.surface)
  const count = named.filter((product) => toCardDesigns(draft, product)).length
  const surface = named[0]?.details?.surface
  const [problem] = surface ? findProblems(draft, surface) : []
  const refusal = count === 0 && problem?.name
  return (
    <Field
      label={t('names.label')}
      hint={
        <span role="status">
          {first.name ? t('names.count', { count, total: named.length }) : t('names.hint')}
        </span>
      }
      error={refusal && refusal.kind !== 'noRoom' && describe(refusal)}
    >
      <EngravingInput
        ref={input}
        field="name"
        isLast
        value={first.name}
        onChange={({ target }) => setDraft([{ ...first, name: target.value }, ...others])}
      />
    </Field>
  )
}
