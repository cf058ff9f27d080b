import { toHundredths } from '@shop/contracts/rules/money.ts'
import {
  type OfficeOrder,
  officeOrderSorts,
  type OfficeOrderState,
  officeOrderStates,
} from '@shop/contracts/wire/office-orders.ts'
import { formatDateTime } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { generatePath, Link, useSearchParams } from '@shop/router'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { Time } from '@shop/ui/text/Time.tsx'

import { NotAllowed } from '../access/NotAllowed.tsx'
import { useMay } from '../access/useMay.ts'
import { PageFrame } from '../layout/PageFrame.tsx'
import { ExportButton } from '../list/ExportButton.tsx'
import { FilterTabs } from '../list/FilterTabs.tsx'
import { type ListColumn, RecordList, usePageNumber } from '../list/RecordList.tsx'
import { SearchBar } from '../list/SearchBar.tsx'
import { useOrdersT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { BulkOrders } from './BulkOrders.tsx'
import { loadOrderTable, ordersQuery } from './orders.api.ts'
import { useStateWords } from './OrderState.tsx'

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
  const sort = officeOrderSorts.find((each) => each === search.get('sort'))
  return { search, q, status, sort } as const
}

/** The orders of all members, those to prepare first. */
export function OrdersPage() {
  const t = useOrdersT()
  const { lang } = useLanguage()
  const page = usePageNumber()
  const describeState = useStateWords()
  const mayExport = useMay('exports')
  const { search, q, status, sort } = useOrderFilter()
  const columns: ListColumn<OfficeOrder>[] = [
    {
      title: t('order.number'),
      cell: ({ _id, number, buyerName }) => (
        <>
          <Link to={generatePath(paths.order, { id: _id })} translate="no">
            {number}
          </Link>{' '}
          <PersonalText>{buyerName}</PersonalText>
        </>
      ),
    },
    {
      title: t('order.createdAt'),
      sort: 'placed',
      long: false,
      plain: true,
      cell: ({ createdAt }) => (
        <Time dateTime={createdAt}>{formatDateTime(createdAt, lang, 'medium')}</Time>
      ),
    },
    {
      title: t('order.status'),
      long: false,
      plain: true,
      cell: describeState,
    },
    {
      title: t('order.buyer'),
      wide: true,
      cell: ({ buyerEmail }) => <PersonalText>{buyerEmail}</PersonalText>,
    },
    {
      title: t('order.invoiceNumber'),
      long: false,
      wide: true,
      cell: ({ invoiceNumber }) => <bdi translate="no">{invoiceNumber ?? '–'}</bdi>,
    },
    {
      title: t('order.total'),
      sort: 'total',
      cell: ({ total }) => <Amount hundredths={toHundredths(total)} />,
      end: true,
    },
  ]
  return (
    <PageFrame title={t('orders.title')}>
      <FilterTabs
        label={t('order.status')}
        parameter="status"
        chosen={status || 'all'}
        tabs={[
          ...tabs.map((value) => ({
            value,
            label: t(value === 'paid' ? 'orders.toPrepare' : `order.status.${value}`),
          })),
          { value: 'all', label: t('orders.all') },
        ]}
      />
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
