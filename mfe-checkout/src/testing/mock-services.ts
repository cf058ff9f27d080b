import { buildProfile } from '@shop/testing/fixtures.ts'
import { mainUrl, paymentsUrl, server } from '@shop/testing/server.ts'
import { http, HttpResponse, type HttpHandler } from 'msw'

import { sessionId } from './fixtures.ts'

/** A call as it reached the network. */
export interface Sent {
  call: string
  body: unknown
}

export const urls = {
  profile: mainUrl('/users/profile/:userId'),
  updateProfile: mainUrl('/users/dashboard/update-profile/:userId'),
  confirmOrder: mainUrl('/products/admin-side/confirm/order'),
  createCheckout: paymentsUrl('/payment/create-checkout'),
}

export const checkoutUrl = 'http://pay.test/card/42'

/** Both services as they are when all goes well; `changes` come first. Returns what is sent to them. */
export function startServices(...changes: HttpHandler[]): Sent[] {
  const sent: Sent[] = []
  const record =
    (call: string) =>
    async ({ request }: { request: Request }) => {
      sent.push({ call, body: await request.json() })
    }
  server.use(
    ...changes,
    http.get(urls.profile, () => HttpResponse.json({ data: buildProfile() })),
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
  // In front of all: notes the call and lets the next handler answer.
  server.use(
    http.patch(urls.updateProfile, record('updateProfile')),
    http.post(urls.confirmOrder, record('confirmOrder')),
    http.post(urls.createCheckout, record('createCheckout')),
  )
  return sent
}
