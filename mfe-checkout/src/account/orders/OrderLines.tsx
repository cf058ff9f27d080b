import { productPath } from '@shop/contracts/site-paths.ts'
import { formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { Link } from '@shop/router'
import { Picture } from '@shop/ui/picture/Picture.tsx'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { radius, space } from '@shop/ui/tokens/tokens.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { useAccountT } from '../../messages.generated.ts'
import { type Column, DataTable } from '../DataTable.tsx'

export interface OrderLine {
  id: string
  title: ReactNode
  quantity: number
  /** Of one piece, in hundredths of OMR. */
  price: number
  /** URL of the picture; empty for a product that is no longer sold. None is shown without it. */
  picture?: string
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

function Item({ line: { id, title, picture } }: { line: OrderLine }) {
  if (picture === undefined) return title
  return (
    <WithPicture>
      <Thumb>
        <Picture src={picture} alt="" width={1} height={1} sizes="3.5rem" />
      </Thumb>
      {picture === '' ? <span>{title}</span> : <Link to={productPath(id)}>{title}</Link>}
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
