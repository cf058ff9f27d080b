import type { MemberOrder } from '@shop/contracts/wire/account.ts'
import { formatDay, SHOP_TIME_ZONE } from '@shop/i18n/format.ts'
import { getConfig } from '@shop/kernel/config'
import { useLanguage } from '@shop/kernel/language'
import { WhatsAppLink } from '@shop/shop-ui/whatsapp/WhatsAppLink.tsx'
import { Button } from '@shop/ui/button/Button.tsx'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import Receipt from 'lucide-react/icons/receipt'

import { useAccountT, useT } from '../../messages.generated.ts'
import { paths } from '../../paths.generated.ts'
import { CancelOrder } from './CancelOrder.tsx'
import { ORDER_PARAM } from './order-params.ts'
import { useBuyAgain } from './useBuyAgain.ts'
import { useOrderAction } from './useOrderAction.ts'

/** The actions of an order: an open one can be paid or cancelled, any can be bought again. */
export function OrderActions({ userId, order }: { userId: string; order: MemberOrder }) {
  const t = useAccountT()
  const tShop = useT()
  const { lang } = useLanguage()
  const action = useOrderAction(userId, order)
  const buyAgain = useBuyAgain(order)
  const { payableUntil, status, number, fulfilment } = order
  const method = order.paymentMethod === 'cash' ? 'cash' : 'transfer'
  const isAwaited = order.paymentMethod !== undefined && status === 'awaitingPayment'
  const account = getConfig().offlinePayments?.transfer?.[lang]
  const error = action.errorMessage ?? buyAgain.errorMessage
  return (
    <Stack $gap="4">
      {payableUntil && (
        <Notice kind="warning">
          {t('order.waiting', { date: formatDay(payableUntil, lang, 'medium', SHOP_TIME_ZONE) })}
        </Notice>
      )}
      {isAwaited && (
        <Notice>
          <p>{t(`order.offline.${method}`)}</p>
          {method === 'transfer' && account && <PersonalText multiline>{account}</PersonalText>}
        </Notice>
      )}
      {status === 'expired' && <Notice>{t('order.expiredNote')}</Notice>}
      {action.notice && (
        <Notice kind="success" role="status">
          {action.notice}
        </Notice>
      )}
      {error && (
        <Notice kind="danger" role="alert">
          <span dir="auto">{error}</span>
        </Notice>
      )}
      <Stack $row $gap="3">
        {payableUntil && (
          <Button busy={action.paying} disabled={action.busy} onClick={action.pay}>
            {t('order.pay')}
          </Button>
        )}
        {status === 'paid' && (
          <ButtonLink
            to={`${paths['account.invoice']}?${ORDER_PARAM}=${number}`}
            variant={fulfilment === 'sent' ? 'secondary' : 'primary'}
          >
            <Receipt aria-hidden />
            {t('order.receipt')}
          </ButtonLink>
        )}
        <Button variant="secondary" busy={buyAgain.busy} onClick={buyAgain.buy}>
          {t('order.buyAgain')}
        </Button>
        {(payableUntil || (isAwaited && !fulfilment)) && (
          <CancelOrder disabled={action.busy} onConfirm={action.cancel} />
        )}
        <WhatsAppLink text={tShop('payment.question', { number })} variant="ghost" />
      </Stack>
    </Stack>
  )
}
