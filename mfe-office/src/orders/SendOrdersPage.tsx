import type { OfficeOrderDetails } from '@shop/contracts/wire/office-orders.ts'
import { useNavigate, useSearchParams } from '@shop/router'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { EmptyState } from '@shop/ui/feedback/EmptyState.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { useQueryClient } from '@tanstack/react-query'
import Truck from 'lucide-react/icons/truck'

import { PageFrame } from '../layout/PageFrame.tsx'
import { useOrdersT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { OrdersLoader } from './OrdersLoader.tsx'
import { SendForm } from './SendForm.tsx'

const list = `${paths.orders}?status=inWork`

const canBeSent = ({ state, nextFulfilments }: OfficeOrderDetails) =>
  state === 'inWork' && nextFulfilments.includes('sent')

/** Says of several orders at once by whom and under which numbers they were sent. */
export function SendOrdersPage() {
  const t = useOrdersT()
  const [search] = useSearchParams()
  const title = t('send.title')
  return (
    <PageFrame
      title={title}
      breadcrumb={[{ label: t('orders.title'), to: list }, { label: title }]}
    >
      <OrdersLoader ids={search.getAll('order')}>
        {(orders) => <Orders orders={orders} />}
      </OrdersLoader>
    </PageFrame>
  )
}

function Orders({ orders }: { orders: OfficeOrderDetails[] }) {
  const t = useOrdersT()
  const navigate = useNavigate()
  const client = useQueryClient()
  const sendable = orders.filter(canBeSent)
  const others = orders.filter((order) => !canBeSent(order)).map(({ number }) => String(number))
  return (
    <>
      {others.length > 0 && <Notice>{t('send.others', { numbers: others.join(', ') })}</Notice>}
      {sendable.length > 0 ? (
        <SendForm
          orders={sendable}
          onSent={() => void navigate(list)}
          onFailed={() => client.invalidateQueries({ queryKey: ['mfe-office', 'order'] })}
        />
      ) : (
        <EmptyState
          icon={<Truck />}
          title={t('send.nothing')}
          action={<ButtonLink to={list}>{t('orders.title')}</ButtonLink>}
        />
      )}
    </>
  )
}
