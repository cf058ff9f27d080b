import { cartEngravingsPath, NAME_FIELD } from '@shop/contracts/browser/site-paths.ts'
import { isNoText } from '@shop/contracts/rules/engraving-list.ts'
import type { DesignProblem } from '@shop/contracts/rules/logo-layout.ts'
import type { Product } from '@shop/contracts/wire/catalog.ts'
import { localize } from '@shop/i18n/format.ts'
import { cart } from '@shop/kernel/cart'
import { useLanguage } from '@shop/kernel/language'
import { toast } from '@shop/kernel/toast'
import { Link, useLocation } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'
import { EngravingInput } from '@shop/ui/engraving/EngravingInput.tsx'
import { useT as useEngravingT } from '@shop/ui/engraving/messages.ts'
import { useProblemText } from '@shop/ui/engraving/useProblemText.ts'
import { Checkbox } from '@shop/ui/form/Checkbox.tsx'
import { Field } from '@shop/ui/form/Field.tsx'
import { useEarlyInput } from '@shop/ui/form/useEarlyInput.ts'
import { VisuallyHidden } from '@shop/ui/layout/VisuallyHidden.tsx'
import { lazyOptional } from '@shop/ui/on-demand/lazy-optional.ts'
import { Muted } from '@shop/ui/text/Muted.tsx'
import { font, space } from '@shop/ui/tokens/tokens.ts'
import { type RefObject, Suspense, useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'

import { useProductT } from '../../messages.generated.ts'
import { AddLogo } from '../logo/AddLogo.tsx'
import {
  ENGRAVING_FIELDS,
  type EngravingField,
  type EngravingState,
  focusProblem,
} from './engraving-state.ts'

/** Loaded with the first text: without one, there is nothing to link to. */
const DraftLink = lazyOptional(async () => (await import('./DraftLink.tsx')).DraftLink)

interface EngravingFieldsProps {
  product: Product
  state: EngravingState
}

/** The name and the line on a product. They are sent with the form that they are in, also without scripts. */
export function EngravingFields({ product, state }: EngravingFieldsProps) {
  const t = useProductT()
  const surface = product.details?.surface
  const describe = useProblem()
  const { lang } = useLanguage()
  if (!surface) return null

  const { pieces = 1 } = surface
  const places = state.places?.map((place) => localize(place, lang))

  function save(button: HTMLButtonElement) {
    if (focusProblem(button.form, state)) return
    cart.setEngraving(product, state.engravings)
    toast.success(t('engraving.saved'), { id: 'cart' })
  }

  const problems = state.problems.flatMap((found) =>
    ENGRAVING_FIELDS.flatMap((field) => (found[field] ? [describe(found[field])] : [])),
  )
  if (state.isAskedFor) problems.push(t('engraving.missing'))
  return (
    <Root>
      <Legend>{t(`engraving.${surface.finish}`)}</Legend>
      {state.piecesListed > 0 ? (
        <Muted>
          <span>{t('engraving.listed', { count: state.piecesListed })}</span>{' '}
          <Link to={cartEngravingsPath(product._id)}>{t('engraving.toList')}</Link>
        </Muted>
      ) : (
        <>
          {places && (
            <Checkbox
              label={t('engraving.each', { places: places.join(separators[lang]) })}
              checked={state.texts.length > 1}
              onChange={(event) => state.choose(event.target.checked)}
            />
          )}
          {state.texts.map((_, index) => (
            <PlaceFields
              key={index}
              index={index}
              place={state.texts.length > 1 ? places?.[index] : undefined}
              state={state}
              required={index === 0 && surface.required === true}
            />
          ))}
          {surface.takesLogo && <AddLogo logo={state.texts[0]?.logo} onChange={state.setLogo} />}
          <Muted>{t('engraving.hint')}</Muted>
          {pieces > 1 && <Muted>{t('engraving.pack', { count: pieces })}</Muted>}
          {state.engravings && !state.engravings.every(isNoText) && (
            <Suspense fallback={null}>
              <DraftLink id={product._id} texts={state.engravings} />
            </Suspense>
          )}
        </>
      )}
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

/** Between the names of surfaces. */
const separators = { en: ', ', ar: '، ' }

/** Says why a text cannot be put on a product and, of one for several surfaces, on which. */
function useProblem() {
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

/** The fields of a text, with the name of its surface where others have their own. */
function PlaceFields({ place, ...rest }: PlaceFieldsProps & { place: string | undefined }) {
  const id = useId()
  const fields = ENGRAVING_FIELDS.map((field) => <TextField key={field} field={field} {...rest} />)
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

const Root = styled.fieldset`
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  /* On a phone, right below the picture that shows what is typed. */
  order: -1;
  @media (min-width: 48rem) {
    order: 0;
  }
  & input {
    /* Who is led here by the address sees the picture, too. */
    scroll-margin-block-start: min(16rem, 40svh);
  }
`

const Place = styled.div`
  display: grid;
  gap: ${space[2]};
`

const Legend = styled.legend`
  margin-block-end: ${space[3]};
  padding: 0;
  font-weight: ${font.medium};
`
