import { countPieces } from '@shop/contracts/rules/engraving-list.ts'
import { toHundredths } from '@shop/contracts/rules/money.ts'
import type { OfficeOrderDetails } from '@shop/contracts/wire/office-orders.ts'
import { formatAmount, formatDay, SHOP_TIME_ZONE } from '@shop/i18n/format.ts'
import { getConfig } from '@shop/kernel/config'
import { EngravedPicture } from '@shop/shop-ui/engraving/EngravedPicture.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { Picture } from '@shop/ui/picture/Picture.tsx'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { Fragment, type ReactNode, useId } from 'react'

import { EngravedText } from '../EngravedText.tsx'
import { BilingualText, type Label, SheetLabel } from './BilingualText.tsx'
import { PieceCount, PieceTexts } from './PieceTexts.tsx'
import { Amounts, Facts, Item, Lines, Parties, SheetHeader } from './sheet.styles.ts'

export type Sheet = 'slip' | 'invoice'

type Line = OfficeOrderDetails['products'][number]

const format = (omr: number) => formatAmount(toHundredths(omr), 'en')

/** Figures are the same in both languages. */
const Figure = ({ omr }: { omr: number }) => <bdi translate="no">{format(omr)}</bdi>

/** The paper of an order, in both languages: the slip that goes with the goods, or the invoice. */
export function OrderSheet({ order, sheet }: { order: OfficeOrderDetails; sheet: Sheet }) {
  const id = useId()
  return (
    <Card as="article" aria-labelledby={id} data-sheet>
      <SheetHeader>
        <h2 id={id}>
          <SheetLabel label={sheet} />
        </h2>
        <strong>
          <bdi translate="no">{order.invoiceNumber ?? order.number}</bdi>
        </strong>
      </SheetHeader>
      <People order={order} sheet={sheet} />
      <Lines>
        <thead>
          <tr>
            <Heading label="item" />
            <Heading label="quantity" />
            {sheet === 'invoice' ? (
              <>
                <Heading label="rate" />
                <Heading label="amount" />
              </>
            ) : (
              <Heading label="packed" />
            )}
          </tr>
        </thead>
        <tbody>
          {order.products.map((line) => (
            <Fragment key={line.productId}>
              <tr>
                <td>
                  <OrderedItem line={line} sheet={sheet} />
                </td>
                <td>{line.quantity}</td>
                {sheet === 'invoice' ? (
                  <>
                    <td>
                      <Figure omr={line.unit_amount} />
                    </td>
                    <td>
                      <Figure omr={line.unit_amount * line.quantity} />
                    </td>
                  </>
                ) : (
                  <td aria-hidden>☐</td>
                )}
              </tr>
              {line.engravings && (
                <tr data-pieces>
                  <td colSpan={sheet === 'slip' ? 3 : 4}>
                    <PieceTexts line={line} sheet={sheet} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </Lines>
      {sheet === 'invoice' && <Totals order={order} />}
    </Card>
  )
}

const Heading = ({ label }: { label: Label }) => (
  <th scope="col">
    <SheetLabel label={label} />
  </th>
)

function People({ order, sheet }: { order: OfficeOrderDetails; sheet: Sheet }) {
  const { brandName, contact } = getConfig()
  const { buyerName, buyerAddress, buyerEmail, buyerPhone, carrier, trackingNumber } = order
  const date = order.paidAt ?? order.createdAt
  const store = order.delivery?.store
  const toDay = (lang: 'en' | 'ar') => formatDay(date, lang, 'long', SHOP_TIME_ZONE)
  const toNumber = (value: number) => <bdi translate="no">{value}</bdi>
  const facts: [Label, ReactNode][] = [
    ['order', toNumber(order.number)],
    ['date', <BilingualText key="date" text={{ en: toDay('en'), ar: toDay('ar') }} />],
  ]
  if (order.invoiceNumber !== null) facts.unshift(['invoiceNumber', toNumber(order.invoiceNumber)])
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
        <BilingualText text={brandName} />
        {contact ? <BilingualText text={contact.address} /> : <SheetLabel label="sellerAddress" />}
      </div>
      <div>
        <h3>
          <SheetLabel label={sheet === 'invoice' ? 'billedTo' : store ? 'collectedIn' : 'shipTo'} />
        </h3>
        {sheet === 'slip' && store && <BilingualText text={store} />}
        <PersonalText>{buyerName}</PersonalText>
        {(sheet === 'invoice' || !store) && <PersonalText>{buyerAddress}</PersonalText>}
        <PersonalText>{buyerPhone}</PersonalText>
        {sheet === 'invoice' && <PersonalText>{buyerEmail}</PersonalText>}
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

/** A product with what is to be on it; who packs it sees it on the picture, too. */
function OrderedItem({ line, sheet }: { line: Line; sheet: Sheet }) {
  const { title, engraving, image } = line
  const pieces = countPieces(line.quantity, line)
  return (
    <Item>
      {sheet === 'slip' && engraving && image && (
        <EngravedPicture engraving={engraving}>
          <Picture src={image} alt="" width={1} height={1} sizes="6rem" />
        </EngravedPicture>
      )}
      <div>
        <BilingualText text={title} />
        {engraving && !line.engravings && (
          <>
            <small>
              <SheetLabel label="engraving" />
            </small>
            {pieces !== line.quantity && <PieceCount count={pieces} />}
            <EngravedText text={engraving} />
          </>
        )}
      </div>
    </Item>
  )
}

function Totals({ order }: { order: OfficeOrderDetails }) {
  const { subTotal, tax, discount, delivery = 0, total } = order.orderSummary
  const rows: [Label, number][] = [
    ['subtotal', subTotal],
    ['tax', tax],
    ...(discount > 0 ? [['discount', -discount] as [Label, number]] : []),
    ...(delivery > 0 ? [['delivery', delivery] as [Label, number]] : []),
    ['total', total],
    ...(order.refunded > 0 ? [['refunded', -order.refunded] as [Label, number]] : []),
  ]
  return (
    <Amounts>
      {rows.map(([label, omr]) => (
        <div key={label}>
          <dt>
            <SheetLabel label={label} />
          </dt>
          <dd>
            <Figure omr={omr} />
          </dd>
        </div>
      ))}
    </Amounts>
  )
}
