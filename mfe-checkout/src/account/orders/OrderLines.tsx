import { productPath } from '@shop/contracts/browser/site-paths.ts'
import type { LineEngravings } from '@shop/contracts/rules/engraving-list.ts'
import type { ShownEngraving } from '@shop/contracts/wire/engraving.ts'
import type { LocalizedText } from '@shop/contracts/wire/text.ts'
import { formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { Link } from '@shop/router'
import { EngravedPicture } from '@shop/shop-ui/engraving/EngravedPicture.tsx'
import { Picture } from '@shop/ui/picture/Picture.tsx'
import { type Column, DataTable } from '@shop/ui/table/DataTable.tsx'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { radius, space } from '@shop/ui/tokens/tokens.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { useAccountT } from '../../messages.generated.ts'
import { EngravingText } from '../../order-summary/EngravingText.tsx'

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

/** The lines of an order or an invoice. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  const t = useAccountT()
  const { lang } = useLanguage()
  const columns: Column<OrderLine>[] = [
    { title: t('invoice.item'), cell: (line) => <Item line={line} /> },
    { title: t('invoice.qty'), end: true, cell: ({ quantity }) => formatNumber(quantity, lang) },
    { title: t('invoice.rate'), end: true, cell: ({ price }) => <Amount hundredths={price} /> },
    {
      title: t('invoice.amount'),
      end: true,
      cell: ({ price, quantity }) => <Amount hundredths={price * quantity} />,
    },
  ]
  return (
    <DataTable label={t('invoice.items')} columns={columns} items={lines} getKey={({ id }) => id} />
  )
}

function Item({ line }: { line: OrderLine }) {
  const { id, title, picture, engraving } = line
  const note = <EngravingText line={line} isWhole={picture === undefined} />
  if (picture === undefined) {
    return (
      <>
        {title}
        {note}
      </>
    )
  }
  return (
    <WithPicture>
      <Thumb>
        <EngravedPicture engraving={engraving}>
          <Picture src={picture} alt="" width={1} height={1} sizes="3.5rem" />
        </EngravedPicture>
      </Thumb>
      <div>
        {picture === '' ? <span>{title}</span> : <Link to={productPath(id)}>{title}</Link>}
        {note}
      </div>
    </WithPicture>
  )
}

const WithPicture = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  text-align: start;
`

const Thumb = styled.span`
  flex: none;
  inline-size: 3.5rem;
  border-radius: ${radius.s};
  overflow: hidden;
`
