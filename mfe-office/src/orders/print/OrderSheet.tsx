import { countPieces, hasText } from '@shop/contracts/rules/engraving-list.ts'
import type { OfficeOrderDetails } from '@shop/contracts/wire/office-orders.ts'
import { EngravedPicture } from '@shop/shop-ui/engraving/EngravedPicture.tsx'
import { LogoMark } from '@shop/shop-ui/engraving/LogoMark.tsx'
import { BilingualText, type Label, SheetLabel } from '@shop/shop-ui/sheet/BilingualText.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { Picture } from '@shop/ui/picture/Picture.tsx'
import { HeadRow, TableBody, TableHead } from '@shop/ui/table/table.styles.ts'
import { Fragment, useId } from 'react'

import { EngravedText } from '../EngravedText.tsx'
import { isToBePaid } from '../order-rules.ts'
import { Figure } from './Figure.tsx'
import { PieceCount, PieceTexts, Places } from './PieceTexts.tsx'
import { Cell, Due, Heading, Item, Lines, Logo, Row, SheetHeader } from './sheet.styles.ts'
import { SheetParties } from './SheetParties.tsx'
import { SheetTotals } from './SheetTotals.tsx'

export type Sheet = 'slip' | 'invoice'

type Line = OfficeOrderDetails['products'][number]

const headings = {
  slip: ['item', 'quantity', 'packed'],
  invoice: ['item', 'quantity', 'rate', 'amount'],
} as const satisfies Record<Sheet, Label[]>

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
        <TableHead>
          <HeadRow>
            {headings[sheet].map((label) => (
              <Heading key={label}>
                <SheetLabel label={label} />
              </Heading>
            ))}
          </HeadRow>
        </TableHead>
        <TableBody>
          {order.products.map((line) => (
            <Fragment key={line.productId}>
              <Row>
                <Cell>
                  <OrderedItem line={line} sheet={sheet} />
                </Cell>
                <Cell data-quantity={sheet === 'invoice' || undefined}>{line.quantity}</Cell>
                {sheet === 'invoice' ? (
                  <>
                    <Cell>
                      <Figure omr={line.unit_amount} exact={isTaxInvoice} />
                    </Cell>
                    <Cell>
                      <Figure omr={line.unit_amount * line.quantity} exact={isTaxInvoice} />
                    </Cell>
                  </>
                ) : (
                  <Cell aria-hidden>☐</Cell>
                )}
              </Row>
              {line.engravings && (
                <Row data-pieces>
                  <Cell colSpan={headings[sheet].length}>
                    <PieceTexts line={line} sheet={sheet} />
                  </Cell>
                </Row>
              )}
            </Fragment>
          ))}
        </TableBody>
      </Lines>
      {sheet === 'invoice' && <Totals order={order} />}
      {sheet === 'slip' && <AmountDue order={order} />}
    </Card>
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

/** What the buyer still pays; who brings the order collects it, unless it comes by a transfer. */
function AmountDue({ order }: { order: OfficeOrderDetails }) {
  if (!isToBePaid(order)) return null
  const label = order.paymentMethod === 'cash' ? 'toCollect' : 'awaitedTransfer'
  return (
    <Due>
      <SheetTotals rows={[[label, order.total]]} taxPercent={undefined} exact={false} />
    </Due>
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
