import type { Product } from '@shop/contracts/catalog.ts'
import { toHundredths } from '@shop/contracts/money.ts'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { DataText } from '@shop/ui/text/DataText.tsx'
import type { ReactNode } from 'react'

import { AddToCartButton } from '../add-to-cart/AddToCartButton.tsx'
import { useCompareT } from '../messages.generated.ts'
import type { ListEntry } from '../product-lists/useListEntries.ts'
import { ColumnHeader } from './ColumnHeader.tsx'
import { Cell, Description, Price, RowHeader, Scroller, Table } from './compare.styles.ts'

interface ComparisonTableProps {
  entries: readonly ListEntry[]
  onRemove: (id: string, button: HTMLElement) => void
}

/** A column per product, a row per attribute. */
export function ComparisonTable({ entries, onRemove }: ComparisonTableProps) {
  const t = useCompareT()
  const row = (name: 'price' | 'description' | 'buy', render: (product: Product) => ReactNode) => (
    <tr>
      <RowHeader scope="row">{t(`comparison.${name}`)}</RowHeader>
      {entries.map(({ id, product }) => (
        <Cell key={id}>{product ? render(product) : '–'}</Cell>
      ))}
    </tr>
  )
  return (
    // Focusable, so that it scrolls by keyboard.
    <Scroller role="region" tabIndex={0} aria-label={t('comparison.table')}>
      <Table>
        <thead>
          <tr>
            <RowHeader scope="col">{t('comparison.product')}</RowHeader>
            {entries.map((entry) => (
              <ColumnHeader
                key={entry.id}
                entry={entry}
                onRemove={(button) => onRemove(entry.id, button)}
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
          {row('description', ({ description }) =>
            description.en ? (
              <Description>
                <DataText text={description} />
              </Description>
            ) : (
              '–'
            ),
          )}
          {row('buy', (product) => (
            <AddToCartButton product={product} />
          ))}
        </tbody>
      </Table>
    </Scroller>
  )
}
