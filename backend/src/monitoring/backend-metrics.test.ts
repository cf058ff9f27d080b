import { openSqliteFile } from '../testing/databases.ts'
import { deliverMails } from '../testing/mailbox.ts'
import {
  ACCEPTED_CARD,
  createOrderRequest,
  openPaymentSession,
  postCard,
  postOrder,
} from '../testing/requests.ts'
import { openShop } from '../testing/test-shop.ts'

test('orders, payments and e-mails are counted by what became of them', async () => {
  const shop = await openShop(openSqliteFile)
  const shopper = await shop.createShopper()
  const order = createOrderRequest(shopper, { buyerAdress: 'Way 2, Muscat' })
  await postOrder(shop, shopper, order)
  await postOrder(shop, shopper, order)
  await postOrder(shop, shopper, createOrderRequest(shopper, { TotalOrderPrice: 1 }))
  await postCard(shop, await openPaymentSession(shop, shopper), ACCEPTED_CARD)
  await deliverMails(shop)
  const text = await shop.deps.metrics.metrics()
  for (const line of [
    'orders_total{outcome="placed"} 2',
    'orders_total{outcome="repeated"} 1',
    'orders_total{outcome="refused"} 1',
    'orders_total{outcome="failed"} 0',
    'payments_total{provider="test",outcome="started"} 1',
    'payments_total{provider="test",outcome="paid"} 1',
    'mails_total{outcome="sent"} 1',
  ]) {
    expect(text).toContain(`${line}\n`)
  }
  await shop.close()
})
