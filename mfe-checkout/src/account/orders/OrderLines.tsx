import { productPath } from '@shop/contracts/browser/site-paths.ts'
import type { LineEngravings } from '@shop/contracts/rules/engraving-list.ts'
import type { ShownEngraving } from '@shop/contracts/wire/engraving.ts'
import type { LocalizedText } from '@shop/contracts/wire/text.ts'
import { formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { Link } from '@shop/router'
import { EngravedPicture } from '@shop/shop-ui/engraving/EngravedPicture.tsx'
import { SheetLabel } from '@shop/shop-ui/sheet/BilingualText.tsx'
import { Picture } from '@shop/ui/picture/Picture.tsx'
import { HeadRow, TableBody, TableHead } from '@shop/ui/table/table.styles.ts'
import { Amount } from '@shop/ui/text/Amount.tsx'
import type { ReactNode } from 'react'

import { useAccountT } from '../../messages.generated.ts'
import { EngravingText } from '../../order-summary/EngravingText.tsx'
import { Cell, Container, HeadCell, Product, Row, Table, Thumb } from './order-lines.styles.ts'

export interface OrderLine extends LineEngravings {
  id: string
  title: ReactNode
  quantity: number
  /** Price of one piece, in hundredths of OMR. */
  price: number
  /** URL of the picture; empty for a product that is no longer sold. None is shown without it. */
  picture?: string
  engraving?: ShownEngraving | undefined
  /** Pieces in a package. */
  pieces?: number | undefined
  places?: LocalizedText[] | undefined
}

interface OrderLinesProps {
  lines: readonly OrderLine[]
  /** Whether the columns are named in both languages. */
  bilingual?: boolean
}

const columns = [
  ['item', 'item'],
  ['qty', 'quantity'],
  ['rate', 'rate'],
  ['amount', 'amount'],
] as const

/** The lines of an order or an invoice: a table where there is room, else each on its product's line and one of amounts. */
export function OrderLines({ lines, bilingual = false }: OrderLinesProps) {
  const t = useAccountT()
  const { lang } = useLanguage()
  return (
    <Container>
      <Table aria-label={t('invoice.items')}>
        <TableHead>
          <HeadRow>
            {columns.map(([name, label]) => (
              <HeadCell key={name}>
                {bilingual ? <SheetLabel label={label} /> : t(`invoice.${name}`)}
              </HeadCell>
            ))}
          </HeadRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <Row key={line.id}>
              <Cell>
                <Item line={line} />
              </Cell>
              <Cell data-quantity>{formatNumber(line.quantity, lang)}</Cell>
              <Cell>
                <Amount hundredths={line.price} />
              </Cell>
              <Cell>
                <Amount hundredths={line.price * line.quantity} />
              </Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </Container>
  )
}

function Item({ line }: { line: OrderLine }) {
  const { id, title, picture, engraving } = line
  return (
    <Product>
      {picture !== undefined && (
        <Thumb>
          <EngravedPicture engraving={engraving}>
            <Picture src={picture} alt="" width={1} height={1} sizes="3.5rem" />
          </EngravedPicture>
        </Thumb>
      )}
      <div>
        {picture ? <Link to={productPath(id)}>{title}</Link> : title}
        <EngravingText line={line} isWhole={picture === undefined} />
      </div>
    </Product>
  )
}
