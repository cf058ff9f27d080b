import type {
  OfficeInvoice,
  OfficeOrderDetails,
  OfficeRefund,
} from '@shop/contracts/wire/office-orders.ts'
import { formatNumber } from '@shop/i18n/format.ts'
import { BilingualText, SheetLabel } from '@shop/shop-ui/sheet/BilingualText.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { HeadRow, TableBody, TableHead } from '@shop/ui/table/table.styles.ts'

import { Cell, Heading, Lines, Row, SheetHeader } from './sheet.styles.ts'
import { SheetParties } from './SheetParties.tsx'
import { SheetTotals } from './SheetTotals.tsx'

interface CreditNoteSheetProps {
  order: OfficeOrderDetails
  refund: OfficeRefund
  note: OfficeInvoice
}

/** The paper of a refund, in both languages: what of the invoice is given back, and the tax in it. */
export function CreditNoteSheet({ order, refund, note }: CreditNoteSheetProps) {
  const isTaxed = note.seller !== null
  return (
    <Card as="article" aria-labelledby="sheet" data-sheet>
      <SheetHeader>
        <h2 id="sheet">
          <SheetLabel label={isTaxed ? 'taxCreditNote' : 'creditNote'} />
        </h2>
        <strong>
          <bdi translate="no">{note.number}</bdi>
        </strong>
      </SheetHeader>
      <SheetParties order={order} sheet="creditNote" invoice={note} />
      {refund.items.length > 0 && (
        <Lines>
          <TableHead>
            <HeadRow>
              <Heading>
                <SheetLabel label="item" />
              </Heading>
              <Heading>
                <SheetLabel label="quantity" />
              </Heading>
            </HeadRow>
          </TableHead>
          <TableBody>
            {refund.items.map(({ productId, quantity }) => {
              const line = order.products.find((each) => each.productId === productId)
              return (
                <Row key={productId}>
                  <Cell>{line ? <BilingualText text={line.title} /> : productId}</Cell>
                  <Cell>{formatNumber(quantity, 'en')}</Cell>
                </Row>
              )
            })}
          </TableBody>
        </Lines>
      )}
      <SheetTotals
        rows={[
          ['net', note.net],
          [isTaxed ? 'vat' : 'tax', note.tax],
          ['total', note.total],
        ]}
        taxPercent={note.taxPercent}
        exact={isTaxed}
      />
    </Card>
  )
}
