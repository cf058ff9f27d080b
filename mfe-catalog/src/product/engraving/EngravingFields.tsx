import { cartEngravingsPath } from '@shop/contracts/browser/site-paths.ts'
import { isNoText } from '@shop/contracts/rules/engraving-list.ts'
import type { Product } from '@shop/contracts/wire/catalog.ts'
import { localize } from '@shop/i18n/format.ts'
import { cart } from '@shop/kernel/cart'
import { useLanguage } from '@shop/kernel/language'
import { toast } from '@shop/kernel/toast'
import { Link } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'
import { Checkbox } from '@shop/ui/form/Checkbox.tsx'
import { VisuallyHidden } from '@shop/ui/layout/VisuallyHidden.tsx'
import { lazyOptional } from '@shop/ui/on-demand/lazy-optional.ts'
import { Muted } from '@shop/ui/text/Muted.tsx'
import { font, space } from '@shop/ui/tokens/tokens.ts'
import { Fragment, Suspense } from 'react'
import { styled } from 'styled-components'

import { useProductT } from '../../messages.generated.ts'
import { AddLogo } from '../logo/AddLogo.tsx'
import { hasSides } from './designs.ts'
import { focusProblem } from './focus-problem.ts'
import { OtherSide, PlaceFields, useProblem } from './PlaceFields.tsx'
import { ENGRAVING_FIELDS, type EngravingState } from './useEngraving.ts'

/** Of use when there is a text. */
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
  const isEach = state.texts.length > 1
  const isTwoSided = isEach && hasSides(surface)

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
          {places && !isTwoSided && (
            <Checkbox
              label={t('engraving.each', { places: places.join(separators[lang]) })}
              checked={isEach}
              onChange={(event) => state.choose(event.target.checked)}
            />
          )}
          {state.texts.map((text, index) => {
            const place = isEach ? places?.[index] : undefined
            const fields = (
              <PlaceFields
                index={index}
                place={place}
                product={product}
                state={state}
                required={index === 0 && surface.required === true}
              />
            )
            // Few want a text on the back, too.
            return isTwoSided && index > 0 && place ? (
              <OtherSide key={index} summary={t('engraving.besides', { place })} text={text}>
                {fields}
              </OtherSide>
            ) : (
              <Fragment key={index}>{fields}</Fragment>
            )
          })}
          {surface.takesLogo && <AddLogo logo={state.texts[0]?.logo} onChange={state.setLogo} />}
          <Muted>{t('engraving.hint')}</Muted>
          {pieces > 1 && <Muted>{t('engraving.pack', { count: pieces })}</Muted>}
          {state.engravings && !state.engravings.every(isNoText) && (
            <Suspense>
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

const Root = styled.fieldset`
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & input {
    /* Who is led here by the address sees the picture, too. */
    scroll-margin-block-start: min(16rem, 40svh);
  }
`

const Legend = styled.legend`
  margin-block-end: ${space[3]};
  padding: 0;
  font-weight: ${font.medium};
`
