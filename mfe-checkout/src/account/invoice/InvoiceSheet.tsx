import type { Totals } from '@shop/contracts/rules/pricing.ts'
import { formatDay, SHOP_TIME_ZONE } from '@shop/i18n/format.ts'
import { getConfig } from '@shop/kernel/config'
import { type Language, useLanguage } from '@shop/kernel/language'
import { Link } from '@shop/router'
import { BilingualText, type Label, SheetLabel } from '@shop/shop-ui/sheet/BilingualText.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { color, font, mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { AccountT, useAccountT } from '../../messages.generated.ts'
import {
  GrandTotal,
  PriceBreakdown,
  TotalRow,
  TotalRows,
} from '../../order-summary/OrderTotals.tsx'
import { type OrderLine, OrderLines } from '../orders/OrderLines.tsx'
import { OrderTitle } from '../orders/OrderTitle.tsx'
import { SampleBadge } from '../SampleBadge.tsx'

/** The template's path; redirects to the terms. */
const TERMS_PATH = '/page-terms'

export interface Invoice {
  no: string
  /** Defaults to `no`. */
  orderNumber?: string
  /** ISO 8601. */
  date: string
  lines: readonly OrderLine[]
  /** Hundredths of OMR. */
  totals: Totals
  /** Hundredths of OMR; 0 by default. */
  refunded?: number
  billedTo: ReactNode
  sample?: boolean
}

/** The printed part of the page; a member's own in both languages, as the tax authority and a buyer's bookkeeper read it. */
export function InvoiceSheet({ invoice }: { invoice: Invoice }) {
  const t = useAccountT()
  const { lang } = useLanguage()
  const { brandName, contact, taxRegistration } = getConfig()
  const {
    no,
    orderNumber = no,
    date,
    lines,
    totals,
    billedTo,
    refunded = 0,
    sample = false,
  } = invoice
  const label = sample ? undefined : (name: Label) => <SheetLabel label={name} />
  return (
    <Sheet as="article" aria-labelledby="invoice" data-sheet>
      <Stack $gap="6">
        <Header>
          <h2 id="invoice">
            {sample ? (
              <OrderTitle id="invoice.title" no={no} />
            ) : (
              <>
                <SheetLabel label={taxRegistration ? 'taxInvoice' : 'invoice'} />{' '}
                <InvoiceNumber translate="no">{no}</InvoiceNumber>
              </>
            )}
          </h2>
          {sample && <SampleBadge />}
        </Header>
        <Parties>
          <div>
            <h3>{label?.('seller') ?? t('invoice.from')}</h3>
            <strong translate="no">
              {sample ? brandName[lang] : <BilingualText text={brandName} />}
            </strong>
            {sample ? (
              <p>{contact?.address[lang] ?? t('invoice.sellerAddress')}</p>
            ) : (
              contact && (
                <p>
                  <BilingualText text={contact.address} />
                </p>
              )
            )}
            {!sample && taxRegistration && (
              <p>
                <SheetLabel label="vatNumber" />{' '}
                <bdi translate="no">{taxRegistration.vatNumber}</bdi>
              </p>
            )}
          </div>
          <div>
            <h3>{label?.('billedTo') ?? t('invoice.to')}</h3>
            {billedTo}
          </div>
          <OrderFacts>
            <dt>{label?.('order') ?? t('invoice.orderNumber')}</dt>
            <dd>
              <bdi translate="no">{orderNumber}</bdi>
            </dd>
            <dt>{label?.('date') ?? t('invoice.date')}</dt>
            <dd>{sample ? toDay(date, lang) : <BilingualText text={toBilingualDay(date)} />}</dd>
          </OrderFacts>
        </Parties>
        <OrderLines lines={lines} bilingual={!sample} />
        <TotalsColumn>
          <PriceBreakdown totals={totals} label={label} />
          <GrandTotal total={totals.total} label={label} />
          {refunded > 0 && (
            <TotalRows>
              <TotalRow label={<SheetLabel label="refunded" />} hundredths={-refunded} />
            </TotalRows>
          )}
        </TotalsColumn>
        <Terms>
          <AccountT id="invoice.terms" components={{ 0: <Link to={TERMS_PATH} /> }} />
        </Terms>
      </Stack>
    </Sheet>
  )
}

const toDay = (time: string, lang: Language) => formatDay(time, lang, 'long', SHOP_TIME_ZONE)

const toBilingualDay = (time: string) => ({ en: toDay(time, 'en'), ar: toDay(time, 'ar') })

const Sheet = styled(Card)`
  /* Of two languages, that of the page is the first. */
  html[lang='ar'] & [lang='ar'] {
    order: -1;
  }
`

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding-block-end: ${space[5]};
  border-block-end: 1px solid ${color.line};
`

/** After the word in both languages. */
const InvoiceNumber = styled.bdi`
  margin-inline-start: ${space[2]};
  color: ${color.muted};
`

const Parties = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: ${space[5]};
  & h3 {
    margin-block-end: ${space[2]};
    color: ${color.muted};
    font-size: ${font.s};
  }
`

const OrderFacts = styled.dl`
  display: grid;
  align-content: start;
  & > dt {
    color: ${color.muted};
    font-size: ${font.s};
    font-weight: ${font.medium};
  }
  & > dd:not(:last-child) {
    margin-block-end: ${space[3]};
  }
`

const TotalsColumn = styled.div`
  display: grid;
  gap: ${space[3]};
  inline-size: min(24rem, 100%);
  margin-inline-start: auto;
  /* Labels in two languages wrap, and their amounts stay beside them. */
  & > dl > div {
    flex-wrap: nowrap;
  }
  & dt {
    min-inline-size: 0;
  }
  & dd {
    flex: none;
  }
  ${mediaQuery.tablet} {
    /* Aligned with the last column. */
    padding-inline-end: ${space[5]};
  }
`

const Terms = styled.p`
  padding-block-start: ${space[4]};
  border-block-start: 1px solid ${color.line};
  color: ${color.muted};
  font-size: ${font.s};
  & > a {
    padding-block: ${space[3]};
  }
`
