import type { Row } from '../db/schema.ts'
import { translations } from '../i18n/messages.ts'
import { getPaymentDeadline, type OrderState } from '../orders/order.state.ts'
import { renderPayLabel } from '../pages/amount.ts'
import { formatDate } from '../pages/format-date.ts'
import { type Html, html } from '../pages/html.ts'
import { renderNotice } from '../pages/notice.ts'
import { renderHiddenFields } from './portal.layout.ts'
import type { MemberView } from './portal.view.ts'

/** Renders what can be done with an order: an open one can be paid or cancelled. */
export function renderOrderActions(
  view: MemberView,
  order: Row<'orders'>,
  state: OrderState,
): Html | undefined {
  const { lang } = view
  const t = translations[lang]
  if (state === 'expired') return renderNotice('info', t('orders.expiredNote'))
  if (state !== 'awaitingPayment') return undefined
  const path = `/portal/orders/${order.number}`
  const deadline = formatDate(getPaymentDeadline(order).toISOString(), lang)
  return html`<div class="panel actions no-print">
    <p>
      <strong>${t('orders.waiting')}</strong><br />
      <span class="muted">${t('orders.waitingUntil')} ${deadline}.</span>
    </p>
    <form method="post" action="${path}/pay">
      ${renderHiddenFields(view)}
      <button class="button">${renderPayLabel(t('orders.pay'), order.total, lang)}</button>
    </form>
    <details class="cancel">
      <summary>${t('orders.cancel')}</summary>
      <p>${t('orders.cancelQuestion')}</p>
      <form method="post" action="${path}/cancel">
        ${renderHiddenFields(view)}
        <button class="button danger">${t('orders.confirmCancel')}</button>
      </form>
    </details>
  </div>`
}
