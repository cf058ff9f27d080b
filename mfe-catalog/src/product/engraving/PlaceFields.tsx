import { NAME_FIELD } from '@shop/contracts/browser/site-paths.ts'
import { isNoText } from '@shop/contracts/rules/engraving-list.ts'
import type { Engraving } from '@shop/contracts/rules/engraving-text.ts'
import type { DesignProblem } from '@shop/contracts/rules/logo-layout.ts'
import type { Product } from '@shop/contracts/wire/catalog.ts'
import { localize } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { useLocation } from '@shop/router'
import { EngravingInput } from '@shop/ui/engraving/EngravingInput.tsx'
import { useT as useEngravingT } from '@shop/ui/engraving/messages.ts'
import { useProblemText } from '@shop/ui/engraving/useProblemText.ts'
import { Field } from '@shop/ui/form/Field.tsx'
import { useEarlyInput } from '@shop/ui/form/useEarlyInput.ts'
import { space } from '@shop/ui/tokens/tokens.ts'
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'

import { useProductT } from '../../messages.generated.ts'
import { CloseUps } from './CloseUps.tsx'
import type { EngravingField } from './designs.ts'
import { ENGRAVING_FIELDS, type EngravingState } from './useEngraving.ts'

/** Says why a text cannot be put on a product and, of one for several surfaces, on which. */
export function useProblem() {
  const t = useProductT()
  const describe = useProblemText()
  const { lang } = useLanguage()
  return ({ place, ...problem }: DesignProblem) => {
    const text = problem.kind === 'noRoom' ? t('engraving.noRoom') : describe(problem)
    return place ? `${localize(place, lang)}: ${text}` : text
  }
}

interface PlaceFieldsProps {
  /** Of the text. */
  index: number
  state: EngravingState
  required: boolean
}

interface PlaceProps extends PlaceFieldsProps {
  place: string | undefined
  product: Product
}

/** The fields of a text, with the name of its surface where others have their own. */
export function PlaceFields({ place, product, ...rest }: PlaceProps) {
  const id = useId()
  const { index, state } = rest
  const fields = (
    <>
      <CloseUps
        product={product}
        texts={state.engravings}
        {...(state.texts.length > 1 && { index })}
      />
      {ENGRAVING_FIELDS.map((field) => (
        <TextField key={field} field={field} {...rest} />
      ))}
    </>
  )
  if (!place) return fields
  return (
    <Place role="group" aria-labelledby={id}>
      <strong id={id}>{place}</strong>
      {fields}
    </Place>
  )
}

function TextField({
  field,
  index,
  state,
  required: isNeeded,
}: PlaceFieldsProps & { field: EngravingField }) {
  const t = useEngravingT()
  const tProduct = useProductT()
  const input = useRef<HTMLInputElement>(null)
  const describe = useProblem()
  const value = state.texts[index]?.[field] ?? ''
  const problem = state.problems[index]?.[field]
  const required = isNeeded && field === 'name'
  const missing = required && state.isAskedFor && tProduct('engraving.missing')
  const id = field === 'name' && index === 0 ? NAME_FIELD : undefined
  useEarlyInput(input, value, (text) => state.change(index, field, text))
  useFocusByAddress(input, id)
  return (
    <Field
      id={id}
      label={t(`engraving.${field}`)}
      required={required}
      optional={!required}
      error={problem ? describe(problem) : missing}
    >
      <EngravingInput
        ref={input}
        name={field}
        field={field}
        isLast={index === state.texts.length - 1 && field === ENGRAVING_FIELDS.at(-1)}
        value={value}
        onChange={(event) => state.change(index, field, event.target.value)}
        onFocus={() => state.focus(index)}
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

interface OtherSideProps {
  summary: string
  text: Engraving
  children: ReactNode
}

/** Folded away until it has a text, which can come from the cart. */
export function OtherSide({ summary, text, children }: OtherSideProps) {
  const root = useRef<HTMLDetailsElement>(null)
  const hasText = !isNoText(text)
  useEffect(() => {
    if (hasText) root.current?.setAttribute('open', '')
  }, [hasText])
  return (
    <details ref={root}>
      <Summary>{summary}</Summary>
      {children}
    </details>
  )
}

const Summary = styled.summary`
  padding-block: ${space[3]};
  &::before {
    content: '+ ';
    content: '+ ' / '';
  }
  [open] > &::before {
    content: '− ';
    content: '− ' / '';
  }
`

const Place = styled.div`
  display: grid;
  gap: ${space[2]};
`
