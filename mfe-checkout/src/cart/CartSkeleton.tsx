import { Loading } from '@shop/ui/feedback/Loading.tsx'
import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { Table, TableBody } from '@shop/ui/table/table.styles.ts'

import { isDelivered } from '../delivery/delivery.ts'
import { useT } from '../messages.generated.ts'
import { Columns } from '../order-summary/summary.styles.ts'
import { SummarySkeleton } from '../order-summary/SummarySkeleton.tsx'
import { CartCell, CartTableRow, Product, Thumb, Title } from './cart.styles.ts'
import { CartTableHead } from './CartTable.tsx'

const ROWS = [0, 1]

/** The cart before the browser's storage is known, in the layout of its table and summary. */
export function CartSkeleton() {
  const t = useT()
  return (
    <Loading label={t('cart.loading')}>
      <Columns>
        <Table aria-hidden>
          <CartTableHead />
          <TableBody>
            {ROWS.map((row) => (
              <RowSkeleton key={row} />
            ))}
          </TableBody>
        </Table>
        <SummarySkeleton title={t('cart.summary')}>
          {isDelivered() && <Skeleton height="4.5rem" shape="m" />}
          <Skeleton height="4.75rem" shape="m" />
        </SummarySkeleton>
      </Columns>
    </Loading>
  )
}

function RowSkeleton() {
  return (
    <CartTableRow>
      <CartCell $area="product">
        <Product>
          <Thumb>
            <Skeleton ratio="1 / 1" />
          </Thumb>
          <Title>
            <Skeleton width="clamp(6rem, 16vw, 14rem)" height="1lh" />
          </Title>
        </Product>
      </CartCell>
      <CartCell $area="price">
        <Skeleton width="4.5rem" height="1lh" />
      </CartCell>
      <CartCell $area="quantity">
        <Skeleton width="8.5rem" height="2.75rem" shape="round" />
      </CartCell>
      <CartCell $area="total">
        <Stack $row $justify="end">
          <Skeleton width="4rem" height="1lh" />
        </Stack>
      </CartCell>
      <CartCell $area="remove">
        <Skeleton width="2.75rem" height="2.75rem" shape="round" />
      </CartCell>
    </CartTableRow>
  )
}
