import { toHundredths } from '@shop/contracts/rules/money.ts'
import { type OfficeOrder, officeOrderStates } from '@shop/contracts/wire/office-orders.ts'
import { formatDateTime } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { generatePath, Link, useSearchParams } from '@shop/router'
import { Field } from '@shop/ui/form/Field.tsx'
import { Select } from '@shop/ui/form/Select.tsx'
import type { Column } from '@shop/ui/table/DataTable.tsx'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { Time } from '@shop/ui/text/Time.tsx'

import { NotAllowed } from '../access/NotAllowed.tsx'
import { useMay } from '../access/useMay.ts'
import { PageFrame } from '../layout/PageFrame.tsx'
import { ExportButton } from '../list/ExportButton.tsx'
import { RecordList, usePageNumber } from '../list/RecordList.tsx'
import { SearchBar } from '../list/SearchBar.tsx'
import { useOrdersT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { loadOrderTable, ordersQuery } from './orders.api.ts'
import { useStateWords } from './OrderState.tsx'

/** The orders of all members, the newest first. */
export function OrdersPage() {
  const t = useOrdersT()
  const { lang } = useLanguage()
  const page = usePageNumber()
  const describeState = useStateWords()
  const mayExport = useMay('exports')
  const [search] = useSearchParams()
  const [q, typed] = [search.get('q') ?? '', search.get('status') ?? '']
  const status = officeOrderStates.find((each) => each === typed) ?? ''
  const columns: Column<OfficeOrder>[] = [
    {
      title: t('order.number'),
      long: false,
      cell: ({ _id, number }) => (
        <Link to={generatePath(paths.order, { id: _id })} translate="no">
          {number}
        </Link>
      ),
    },
    {
      title: t('order.invoiceNumber'),
      long: false,
      cell: ({ invoiceNumber }) => <bdi translate="no">{invoiceNumber ?? '–'}</bdi>,
    },
    {
      title: t('order.createdAt'),
      long: false,
      cell: ({ createdAt }) => <Time dateTime={createdAt}>{formatDateTime(createdAt, lang)}</Time>,
    },
    {
      title: t('order.buyer'),
      cell: ({ buyerEmail }) => <PersonalText>{buyerEmail}</PersonalText>,
    },
    {
      title: t('order.status'),
      long: false,
      cell: describeState,
    },
    {
      title: t('order.total'),
      cell: ({ total }) => <Amount hundredths={toHundredths(total)} />,
      end: true,
    },
  ]
  return (
    <PageFrame title={t('orders.title')} intro={t('orders.intro')}>
      <SearchBar key={String(search)}>
        <Field label={t('order.status')}>
          <Select name="status" defaultValue={status}>
            <option value="">{t('orders.all')}</option>
            {officeOrderStates.map((each) => (
              <option key={each} value={each}>
                {t(`order.status.${each}`)}
              </option>
            ))}
          </Select>
        </Field>
      </SearchBar>
      {mayExport ? (
        <ExportButton
          label={t('orders.export')}
          load={() => loadOrderTable({ q, status }, lang)}
          fileName="orders.csv"
        />
      ) : (
        <NotAllowed permission="exports" />
      )}
      <RecordList
        label={t('orders.title')}
        query={ordersQuery({ q, status, page })}
        columns={columns}
        getKey={({ _id }) => _id}
        empty={t('orders.empty')}
      />
    </PageFrame>
  )
}
