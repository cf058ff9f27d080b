import { countPieces, hasText } from '@shop/contracts/rules/engraving-list.ts'
import type { OfficeOrderDetails } from '@shop/contracts/wire/office-orders.ts'
import { EngravedPicture } from '@shop/shop-ui/engraving/EngravedPicture.tsx'
import { LogoMark } from '@shop/shop-ui/engraving/LogoMark.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { Picture } from '@shop/ui/picture/Picture.tsx'
import { Fragment, useId } from 'react'

import { EngravedText } from '../EngravedText.tsx'
import { BilingualText, type Label, SheetLabel } from './BilingualText.tsx'
import { Figure } from './Figure.tsx'
import { PieceCount, PieceTexts, Places } from './PieceTexts.tsx'
import { Item, Lines, Logo, SheetHeader } from './sheet.styles.ts'
import { SheetParties } from './SheetParties.tsx'
import { SheetTotals } from './SheetTotals.tsx'

export type Sheet = 'slip' | 'invoice'

type Line = OfficeOrderDetails['products'][number]

/** The paper of an order, in both languages: the slip that goes with the goods, or the invoice. */
export function OrderSheet({ order, sheet }: { order: OfficeOrderDetails; sheet: Sheet }) {
  const id = useId()
  const isTaxInvoice = sheet === 'invoice' && Boolean(order.invoice?.seller)
  return (
    <Card as="article" aria-labelledby={id} data-sheet>
      <SheetHeader>
        <h2 id={id}>
          <SheetLabel label={isTaxInvoice ? 'taxInvoice' : sheet} />
        </h2>
        <strong>
          <bdi translate="no">{order.invoiceNumber ?? order.number}</bdi>
        </strong>
      </SheetHeader>
      <SheetParties order={order} sheet={sheet} invoice={order.invoice} />
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
                      <Figure omr={line.unit_amount} exact={isTaxInvoice} />
                    </td>
                    <td>
                      <Figure omr={line.unit_amount * line.quantity} exact={isTaxInvoice} />
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
        {engraving && hasText(line) && !line.engravings && (
          <>
            <small>
              <SheetLabel label="engraving" />
            </small>
            <Places places={line.places} />
            {pieces !== line.quantity && <PieceCount count={pieces} />}
            <EngravedText text={engraving} />
          </>
        )}
        {engraving?.logo && (
          <Logo>
            <small>
              <SheetLabel label="logo" />
            </small>
            <Places places={line.places?.slice(0, 1)} />
            <LogoMark logo={engraving.logo} />
          </Logo>
        )}
      </div>
    </Item>
  )
}

function Totals({ order }: { order: OfficeOrderDetails }) {
  const { subTotal, tax, discount, delivery = 0, total } = order.orderSummary
  const { invoice, refunded } = order
  const taxed = invoice?.seller ? invoice : null
  const reductions: [Label, number][] = [
    ...(discount > 0 ? [['discount', -discount] as [Label, number]] : []),
    ...(delivery > 0 ? [['delivery', delivery] as [Label, number]] : []),
  ]
  const rows: [Label, number][] = taxed
    ? [['subtotal', subTotal], ...reductions, ['net', taxed.net], ['vat', taxed.tax]]
    : [['subtotal', subTotal], ['tax', tax], ...reductions]
  rows.push(['total', total])
  if (refunded > 0) rows.push(['refunded', -refunded])
  return <SheetTotals rows={rows} taxPercent={taxed?.taxPercent} exact={taxed !== null} />
}
