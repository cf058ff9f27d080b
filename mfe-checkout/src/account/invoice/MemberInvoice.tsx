import { orderPath, sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { toHundredths } from '@shop/contracts/rules/money.ts'
import type { MemberOrder } from '@shop/contracts/wire/account.ts'
import { BilingualText } from '@shop/shop-ui/sheet/BilingualText.tsx'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { EmptyState } from '@shop/ui/feedback/EmptyState.tsx'
import { useQuery } from '@tanstack/react-query'
import FileText from 'lucide-react/icons/file-text'

import { useAccountT } from '../../messages.generated.ts'
import { Buyer } from '../orders/Buyer.tsx'
import { toOrderLines, toTotals } from '../orders/member-order.tsx'
import { memberOrderQuery, memberOrdersQuery } from '../orders/member-orders.api.ts'
import { PendingOrders } from '../orders/OrdersSkeleton.tsx'
import { InvoiceSheet } from './InvoiceSheet.tsx'

interface MemberInvoiceProps {
  userId: string
  /** Null for the newest order that was paid. */
  number: string | null
}

/** The invoice of one of the member's own orders, which is its receipt. */
export function MemberInvoice({ userId, number }: MemberInvoiceProps) {
  return number ? <InvoiceOf userId={userId} number={number} /> : <NewestInvoice userId={userId} />
}

function NewestInvoice({ userId }: { userId: string }) {
  const query = useQuery(memberOrdersQuery(userId, 1))
  if (!query.data) return <PendingOrders query={query} />
  const paid = query.data.results.find(({ status }) => status === 'paid')
  return paid ? <InvoiceOf userId={userId} number={paid.number} /> : <NoInvoice />
}

function InvoiceOf({ userId, number }: { userId: string; number: string }) {
  const query = useQuery(memberOrderQuery(userId, number))
  if (!query.data) return <PendingOrders query={query} />
  const { paidAt } = query.data
  if (!paidAt) return <NoInvoice number={number} />
  return <InvoiceSheet invoice={toInvoice(query.data, paidAt)} />
}

const toInvoice = (order: MemberOrder, date: string) => ({
  no: order.invoiceNumber ?? order.number,
  orderNumber: order.number,
  date,
  // The printed sheet needs no pictures.
  lines: toOrderLines(order).map(({ picture: _, ...line }, index) => ({
    ...line,
    title: <BilingualText text={order.products[index]?.title ?? { en: '' }} />,
  })),
  totals: toTotals(order),
  refunded: toHundredths(order.refunded ?? 0),
  billedTo: <Buyer buyer={order.buyer} />,
})

/** @param props.number of the order that was not paid, if one was asked for */
function NoInvoice({ number }: { number?: string }) {
  const t = useAccountT()
  return (
    <Card>
      <EmptyState
        icon={<FileText />}
        title={t('invoice.none.title')}
        text={t(number === undefined ? 'invoice.none.text' : 'invoice.notPaid.text')}
        action={
          <ButtonLink to={number === undefined ? sitePaths.account : orderPath(number)}>
            {t(number === undefined ? 'order.all' : 'invoice.toOrder')}
          </ButtonLink>
        }
      />
    </Card>
  )
}
