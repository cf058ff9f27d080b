import {
  officeOrderSorts,
  type OfficeOrderState,
  officeOrderStates,
} from '@shop/contracts/wire/office-orders.ts'
import { useLanguage } from '@shop/kernel/language'
import { useSearchParams } from '@shop/router'
import { useQuery } from '@tanstack/react-query'

import { NotAllowed } from '../access/NotAllowed.tsx'
import { useMay } from '../access/useMay.ts'
import { countsQuery } from '../layout/counts.api.ts'
import { PageFrame } from '../layout/PageFrame.tsx'
import { ExportButton } from '../list/ExportButton.tsx'
import { FilterTabs } from '../list/FilterTabs.tsx'
import { RecordList, usePageNumber } from '../list/RecordList.tsx'
import { SearchBar } from '../list/SearchBar.tsx'
import { useOrdersT } from '../messages.generated.ts'
import { BulkOrders } from './BulkOrders.tsx'
import { loadOrderTable, ordersQuery } from './orders.api.ts'
import { useOrderColumns } from './useOrderColumns.tsx'

/** Paid orders first: whoever was refused to pay is nobody's work. */
const tabs: readonly OfficeOrderState[] = [
  ...officeOrderStates.filter((state) => state !== 'open'),
  'open',
]

/** What the address filters by: orders to prepare unless it says otherwise, or searches. */
function useOrderFilter() {
  const [search] = useSearchParams()
  const [q, typed] = [search.get('q') ?? '', search.get('status')]
  const known = officeOrderStates.find((each) => each === typed)
  const status = known ?? (q === '' && typed !== 'all' ? 'paid' : '')
  const chosen = officeOrderSorts.find((each) => each === search.get('sort'))
  // What has waited longest comes first, unless somebody looks for something.
  const isWork = q === '' && (status === 'paid' || status === 'inWork')
  const sort = chosen ?? (isWork ? ('placed' as const) : undefined)
  return { search, q, status, sort } as const
}

/** The orders of all members, those to prepare first. */
export function OrdersPage() {
  const t = useOrdersT()
  const { lang } = useLanguage()
  const page = usePageNumber()
  const mayExport = useMay('exports')
  const { search, q, status, sort } = useOrderFilter()
  const columns = useOrderColumns()
  return (
    <PageFrame title={t('orders.title')}>
      <OrderTabs status={status} />
      <SearchBar key={String(search)} hint={t('orders.searchHint')} />
      <RecordList
        label={t('orders.title')}
        query={ordersQuery({ q, status, page, ...(sort && { sort }) })}
        columns={columns}
        getKey={({ _id }) => _id}
        empty={t(status === 'paid' ? 'orders.nothingToPrepare' : 'orders.empty')}
        bulk={{
          toName: ({ number }) => String(number),
          actions: (orders, clear) => <BulkOrders orders={orders} onDone={clear} />,
        }}
      />
      {mayExport ? (
        <ExportButton
          label={t('orders.export')}
          load={() => loadOrderTable({ q, status }, lang)}
          fileName="orders.csv"
        />
      ) : (
        <NotAllowed permission="exports" />
      )}
    </PageFrame>
  )
}

/** Counts once the office is open. */
function OrderTabs({ status }: { status: OfficeOrderState | '' }) {
  const t = useOrdersT()
  const { data: counts } = useQuery(countsQuery)
  return (
    <FilterTabs
      label={t('order.status')}
      parameter="status"
      chosen={status || 'all'}
      tabs={[
        ...tabs.map((value) => ({
          value,
          label: t(value === 'paid' ? 'orders.toPrepare' : `order.status.${value}`),
          count:
            value === 'paid' ? counts?.orders : value === 'inWork' ? counts?.inWork : undefined,
        })),
        { value: 'all', label: t('orders.all') },
      ]}
    />
  )
}
