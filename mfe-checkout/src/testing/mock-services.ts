import { buildProfile } from '@shop/testing/fixtures.ts'
import { mainUrl, paymentsUrl, server } from '@shop/testing/server.ts'
import { http, type HttpHandler, HttpResponse } from 'msw'

import { sessionId } from './fixtures.ts'

export interface RecordedRequest {
  call: string
  body: unknown
}

export const urls = {
  profile: mainUrl('/users/profile/:userId'),
  updateProfile: mainUrl('/users/dashboard/update-profile/:userId'),
  favourites: mainUrl('/account/favourites'),
  confirmOrder: mainUrl('/products/admin-side/confirm/order'),
  createCheckout: paymentsUrl('/payment/create-checkout'),
  payment: paymentsUrl('/payment/checkout/:id'),
}

export const checkoutUrl = 'https://pay.test/card/42'

/** Mocks both APIs with successful responses, overridden by `handlers`. Returns the recorded requests. */
export function mockServices(...handlers: HttpHandler[]): RecordedRequest[] {
  const requests: RecordedRequest[] = []
  const record =
    (call: string) =>
    async ({ request }: { request: Request }) => {
      requests.push({ call, body: await request.json() })
    }
  server.use(
    ...handlers,
    http.get(urls.profile, () => HttpResponse.json({ data: buildProfile() })),
    http.patch(urls.favourites, () => HttpResponse.json({ results: [] })),
    http.patch(urls.updateProfile, () => HttpResponse.json({ message: 'Profile updated!' })),
    http.post(urls.confirmOrder, () => HttpResponse.json({ success: true, message: 'Confirmed' })),
    http.post(urls.createCheckout, () =>
      HttpResponse.json({
        success: true,
        message: 'Created',
        data: { sessionId, checkout: { checkoutUrl } },
      }),
    ),
  )
  // Prepended: records the request and falls through to the next handler.
  server.use(
    http.patch(urls.updateProfile, record('updateProfile')),
    http.post(urls.confirmOrder, record('confirmOrder')),
    http.post(urls.createCheckout, record('createCheckout')),
  )
  return requests
}
