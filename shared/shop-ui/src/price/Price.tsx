import { getPriceTax } from '@shop/contracts/rules/pricing.ts'
import { formatDecimal } from '@shop/i18n/format.ts'
import { getConfig } from '@shop/kernel/config'
import { useLanguage } from '@shop/kernel/language'
import { VisuallyHidden } from '@shop/ui/layout/VisuallyHidden.tsx'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { useT } from './messages.ts'
import { toShownPrice } from './shown-price.ts'

interface PriceProps {
  /** OMR (decimal), as on the wire. */
  price: number
  /** Shows the price with a discount of so many percent, beside the price without it. */
  discountPercent?: number | undefined
  /** Further notes, beside that on the tax. */
  children?: ReactNode
}

/** What a product costs, and whether the tax is in it: the same in every list and on the product's page. */
export function Price({ price, discountPercent, children }: PriceProps) {
  return (
    <>
      {discountPercent === undefined ? (
        <Amount hundredths={toShownPrice(price)} />
      ) : (
        <Discounted price={price} discountPercent={discountPercent} />
      )}
      <PriceNotes>
        <TaxNote />
        {children}
      </PriceNotes>
    </>
  )
}

/** Only the digits of the price before are struck: a line through the currency's dots reads as another one. */
function Discounted({ price, discountPercent }: { price: number; discountPercent: number }) {
  const t = useT()
  const { lang } = useLanguage()
  return (
    <Both>
      <VisuallyHidden>{t('price.now')}</VisuallyHidden>
      <Amount hundredths={toShownPrice(price, discountPercent)} />{' '}
      <VisuallyHidden>{t('price.before')}</VisuallyHidden>
      <Before>
        <bdi translate="no">{formatDecimal(toShownPrice(price), lang)}</bdi>
      </Before>
    </Both>
  )
}

/** Says whether the tax is in the prices that are shown; nothing where the shop adds none. */
export function TaxNote() {
  const t = useT()
  const tax = getPriceTax(getConfig())
  if (!tax) return null
  const { percent, isIncluded } = tax
  return (
    <Note>
      {isIncluded ? t('price.taxIncluded', { percent }) : t('price.taxAdded', { percent })}
    </Note>
  )
}

/** Beside a price of the cart, which adds tax to it: the price that other pages show of it. */
export function ShownPriceNote({ price }: { price: number }) {
  return (
    <PriceNotes>
      {getPriceTax(getConfig())?.isIncluded && <Amount hundredths={toShownPrice(price)} />}
      <TaxNote />
    </PriceNotes>
  )
}

/** The line below a price; its place is kept for what comes later, or for some of several products only. */
export const PriceNotes = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  min-block-size: 1.5em;
  font-size: ${font.xs};
  font-weight: ${font.regular};
  line-height: 1.5;
`

const Note = styled.small`
  color: ${color.muted};
  font-size: ${font.xs};
  font-weight: ${font.regular};
`

const Both = styled.span`
  display: block;
  white-space: nowrap;
`

const Before = styled.s`
  color: ${color.muted};
  font-size: ${font.s};
  font-weight: ${font.regular};
`
