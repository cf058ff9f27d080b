import type { Product } from '@shop/contracts/catalog.ts'
import { toHundredths } from '@shop/contracts/money.ts'
import { Amount } from '@shop/ui/text/Amount.tsx'
import type { ReactNode } from 'react'

import { AddToCartButton } from '../add-to-cart/AddToCartButton.tsx'
import type { KeptProduct } from '../kept/useKeptProducts.ts'
import { DataText } from '../text/DataText.tsx'
import { ColumnHead } from './ColumnHead.tsx'
import { Cell, Description, Price, RowHead, Scroller, Table } from './compare.styles.ts'
import { useT } from './messages.ts'

interface ComparisonTableProps {
  products: readonly KeptProduct[]
  onRemove: (id: string, button: HTMLElement) => void
}

/** A column for each product, a row for each thing to compare. */
export function ComparisonTable({ products, onRemove }: ComparisonTableProps) {
  const t = useT()
  const row = (name: 'price' | 'description' | 'buy', show: (product: Product) => ReactNode) => (
    <tr>
      <RowHead scope="row">{t(`comparison.${name}`)}</RowHead>
      {products.map(({ id, product }) => (
        <Cell key={id}>{product ? show(product) : '–'}</Cell>
      ))}
    </tr>
  )
  return (
    // Whoever scrolls by keyboard has to reach it.
    <Scroller role="region" tabIndex={0} aria-label={t('comparison.table')}>
      <Table>
        <thead>
          <tr>
            <RowHead scope="col">{t('comparison.product')}</RowHead>
            {products.map((kept) => (
              <ColumnHead
                key={kept.id}
                kept={kept}
                onRemove={(button) => onRemove(kept.id, button)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {row('price', ({ price }) => (
            <Price>
              <Amount hundredths={toHundredths(price)} />
            </Price>
          ))}
          {row('description', ({ description }) => (
            <Description>
              <DataText text={description} />
            </Description>
          ))}
          {row('buy', (product) => (
            <AddToCartButton product={product} />
          ))}
        </tbody>
      </Table>
    </Scroller>
  )
}
