/**
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": [""]}
 */
import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { testHydration } from '@shop/testing/hydration/test-hydration.ts'
import { paymentsUrl } from '@shop/testing/server.ts'
import { http, HttpResponse } from 'msw'

import { pages } from './pages.json'

const payment = {
  sessionId: 'cs_test_1',
  payment_status: 'paid',
  createdAt: '2026-03-05T08:30:00.000Z',
  orderSummary: { subTotal: 40, tax: 2, total: 42 },
}

testHydration({
  load: async () => (await import('./routes.generated.ts')).routes,
  pages,
  handlers: [
    http.get(paymentsUrl('/payment/checkout/:id'), () => HttpResponse.json({ data: payment })),
    http.post(paymentsUrl('/hooks/payment/:id'), () => HttpResponse.json({})),
  ],
  storage: { [storageKeys.paymentSession]: payment.sessionId, [storageKeys.couponDiscount]: '2.5' },
})
