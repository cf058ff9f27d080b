import type { OfficeInvoice, OfficeOrderDetails } from '@shop/contracts/wire/office-orders.ts'
import { formatDay, SHOP_TIME_ZONE } from '@shop/i18n/format.ts'
import { getConfig } from '@shop/kernel/config'
import { BilingualText, type Label, SheetLabel } from '@shop/shop-ui/sheet/BilingualText.tsx'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { Fragment, type ReactNode } from 'react'

import { Facts, Parties } from './sheet.styles.ts'

interface SheetPartiesProps {
  order: OfficeOrderDetails
  sheet: 'slip' | 'invoice' | 'creditNote'
  /** The document that the sheet shows; null for none that was stored. */
  invoice: OfficeInvoice | null
}

/** Who sells, who buys, and the numbers and dates of a sheet. */
export function SheetParties({ order, sheet, invoice }: SheetPartiesProps) {
  const { brandName, contact } = getConfig()
  const { buyerName, buyerAddress, buyerEmail, buyerPhone, carrier, trackingNumber } = order
  const date = invoice?.issuedAt ?? order.paidAt ?? order.createdAt
  const isPaper = sheet !== 'slip'
  const seller = isPaper ? invoice?.seller : undefined
  const store = order.delivery?.store
  const toDay = (time: string) => {
    const [en, ar] = (['en', 'ar'] as const).map((lang) =>
      formatDay(time, lang, 'long', SHOP_TIME_ZONE),
    )
    return <BilingualText text={{ en: en ?? '', ar }} />
  }
  const toNumber = (value: number) => <bdi translate="no">{value}</bdi>
  const facts: [Label, ReactNode][] = [
    ['order', toNumber(order.number)],
    ['date', toDay(date)],
  ]
  if (order.invoiceNumber !== null) facts.unshift(['invoiceNumber', toNumber(order.invoiceNumber)])
  if (invoice && sheet === 'creditNote') {
    facts.unshift(['creditNoteNumber', toNumber(invoice.number)])
  }
  if (invoice && seller) {
    facts.push(['supplied', toDay(invoice.suppliedAt)])
    facts.push([
      'uuid',
      <bdi key="uuid" translate="no">
        {invoice._id}
      </bdi>,
    ])
  }
  if (sheet === 'slip' && carrier) {
    const shipment = [carrier, trackingNumber].filter(Boolean).join(' · ')
    facts.push(['carrier', <PersonalText key="carrier">{shipment}</PersonalText>])
  }
  return (
    <Parties>
      <div>
        <h3>
          <SheetLabel label="seller" />
        </h3>
        <BilingualText text={seller?.businessName.en ? seller.businessName : brandName} />
        {contact && <BilingualText text={contact.address} />}
        {seller && (
          <span>
            <SheetLabel label="vatNumber" /> <bdi translate="no">{seller.vatNumber}</bdi>
          </span>
        )}
      </div>
      <div>
        <h3>
          <SheetLabel label={isPaper ? 'billedTo' : store ? 'collectedIn' : 'shipTo'} />
        </h3>
        {sheet === 'slip' && store && <BilingualText text={store} />}
        <PersonalText>{buyerName}</PersonalText>
        {(isPaper || !store) && <PersonalText>{buyerAddress}</PersonalText>}
        <PersonalText>{buyerPhone}</PersonalText>
        {isPaper && <PersonalText>{buyerEmail}</PersonalText>}
      </div>
      <Facts>
        {facts.map(([label, value]) => (
          <Fragment key={label}>
            <dt>
              <SheetLabel label={label} />
            </dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </Facts>
    </Parties>
  )
}
