import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import type { OrderRequest } from '@shop/contracts/wire/order.ts'
import { mainApi } from '@shop/kernel/http'
import { expectConsole } from '@shop/testing/console.ts'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, type HttpHandler, HttpResponse, type JsonBodyType } from 'msw'

import { confirmCheckout, getSubmitButton, openCheckout } from '../testing/checkout.ts'
import { sessionId } from '../testing/fixtures.ts'
import { mockServices, type RecordedRequest, urls } from '../testing/mock-services.ts'

type Call = 'confirmOrder' | 'createCheckout'

const defaultMessages: Record<Call, string> = {
  confirmOrder: 'Order confirmation failed!',
  createCheckout: 'Something went wrong!',
}

const respondWith = (call: Call, body: JsonBodyType, status = 200) =>
  http.post(urls[call], () => HttpResponse.json(body, { status }))

const respondWithCheckoutUrl = (url: string) =>
  respondWith('createCheckout', {
    success: true,
    message: 'Created',
    data: { sessionId, checkout: { checkoutUrl: url } },
  })

const storedCart = () => JSON.parse(localStorage.getItem(storageKeys.cart) ?? 'null') as unknown[]
const orders = (sent: RecordedRequest[]) =>
  sent.filter(({ call }) => call === 'confirmOrder').map(({ body }) => body as OrderRequest)

async function addFloor(user: UserEvent) {
  await user.click(screen.getByRole('textbox', { name: 'Address' }))
  await user.paste(', 2nd floor')
}

/** Submits the checkout with these handlers. */
async function submitWithHandlers(...handlers: HttpHandler[]) {
  const sent = mockServices(...handlers)
  const navigation = recordNavigation()
  const page = await openCheckout()
  await addFloor(page.user)
  await confirmCheckout(page.user)
  return { ...page, sent, navigation }
}

/** Expects the message as a toast and next to the button, and no other change. */
async function expectErrorMessage(text: string, navigation: { addresses: string[] }) {
  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2))
  expect(screen.getByRole('img', { name: 'Error' })).toBeVisible()
  expect(getSubmitButton()).toBeEnabled()
  expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue(
    'Street 1, Muscat, 2nd floor',
  )
  expect(storedCart()).toHaveLength(2)
  expect(localStorage.getItem(storageKeys.paymentSession)).toBeNull()
  expect(navigation.addresses).toEqual([])
}

describe('checkout errors', () => {
  test('creates no checkout of an order that was not confirmed', async () => {
    const { navigation, sent } = await submitWithHandlers(
      respondWith('confirmOrder', { success: false, message: 'Sold out.' }),
    )
    await expectErrorMessage('Sold out.', navigation)
    expect(sent.map(({ call }) => call)).not.toContain('createCheckout')
  })

  test('explains a confirmation that cannot be read', async () => {
    const { navigation } = await submitWithHandlers(respondWith('confirmOrder', 'nonsense'))
    await expectErrorMessage(defaultMessages.confirmOrder, navigation)
    expect(expectConsole()).toEqual([expect.stringContaining('unexpected shape')])
  })

  describe('when the checkout is not created', () => {
    test('shows the default message for success without a URL', async () => {
      const body = { success: true, message: '', data: null }
      const { navigation } = await submitWithHandlers(respondWith('createCheckout', body))
      await expectErrorMessage(defaultMessages.createCheckout, navigation)
    })

    test('shows the default message when the URL is invalid', async () => {
      const { navigation } = await submitWithHandlers(respondWithCheckoutUrl('somewhere'))
      await expectErrorMessage(defaultMessages.createCheckout, navigation)
    })

    test.each(['http://evil.test/card/42', 'javascript:alert(1)'])(
      'does not redirect to the untrusted URL %s',
      async (url) => {
        const { navigation } = await submitWithHandlers(respondWithCheckoutUrl(url))
        await expectErrorMessage(
          'The payment page is at an address that this shop does not trust, so it was not opened. You have not been charged.',
          navigation,
        )
      },
    )
  })

  describe.each<Call>(['confirmOrder', 'createCheckout'])('when the request %s fails', (call) => {
    test.each([
      ['a refusal', { success: false, message: 'Not today.' }, 200],
      ['an error', { message: 'Not today.' }, 500],
    ])('shows the server’s message for %s', async (_, body, status) => {
      const { navigation } = await submitWithHandlers(respondWith(call, body, status))
      await expectErrorMessage('Not today.', navigation)
    })

    test.each([
      ['a refusal with an empty message', { success: false, message: '' }, 200],
      ['a refusal without a message', { success: false }, 200],
      ['an error without a message', {}, 500],
    ])('shows the default message for %s', async (_, body, status) => {
      const { navigation } = await submitWithHandlers(respondWith(call, body, status))
      await expectErrorMessage(defaultMessages[call], navigation)
    })

    test.each([
      [
        'The price of Steel card is now OMR 23.00.',
        { message: 'The price of Steel card is now OMR 23.00.' },
      ],
      [defaultMessages[call], {}],
    ])('shows “%s” after a 409 and sends a new tracking id on retry', async (text, body) => {
      const { navigation, sent, user } = await submitWithHandlers(
        http.post(urls[call], () => HttpResponse.json(body, { status: 409 }), { once: true }),
      )
      await expectErrorMessage(text, navigation)
      await confirmCheckout(user)
      await waitFor(() => expect(navigation.addresses).toHaveLength(1))
      const [first, second] = orders(sent)
      expect(second?.trackingOrderId).not.toBe(first?.trackingOrderId)
    })

    test('shows the default message without a connection', async () => {
      const { navigation } = await submitWithHandlers(
        http.post(urls[call], () => HttpResponse.error()),
      )
      await expectErrorMessage('Something went wrong!', navigation)
    })

    test('redirects to the login on 401 and keeps the cart', async () => {
      const { navigation } = await submitWithHandlers(
        respondWith(call, { message: 'Please log in.' }, 401),
      )
      await waitFor(() => expect(navigation.addresses).toHaveLength(1))
      expect(navigation.addresses[0]).toMatch(/^http:\/\/portal\.test\/portal\/login/)
      expect(storedCart()).toHaveLength(2)
    })
  })

  describe('an order whose response is late', () => {
    /** Opens the checkout and lets the responses to the next orders come too late. Returns these orders. */
    async function submitLate(count: number) {
      const sent = mockServices()
      const navigation = recordNavigation()
      const page = await openCheckout()
      const late: OrderRequest[] = []
      // msw has no time-outs.
      mainApi.defaults.adapter = ({ data }) => {
        late.push(JSON.parse(data as string) as OrderRequest)
        if (late.length === count) delete mainApi.defaults.adapter
        const timeout = { isAxiosError: true, code: 'ECONNABORTED' }
        return Promise.reject(Object.assign(new Error('timeout'), timeout))
      }
      await confirmCheckout(page.user)
      return { late, sent, navigation }
    }

    afterEach(() => delete mainApi.defaults.adapter)

    test('is asked for once more, by its tracking id', async () => {
      const { late, sent, navigation } = await submitLate(1)
      await waitFor(() => expect(navigation.addresses).toHaveLength(1))
      expect(late).toHaveLength(1)
      expect(orders(sent)).toEqual(late)
    })

    test('twice is told', async () => {
      const { late, sent, navigation } = await submitLate(2)
      expect(await screen.findAllByText('Something went wrong!')).toHaveLength(2)
      expect(late).toHaveLength(2)
      expect(late[1]).toEqual(late[0])
      expect([orders(sent), navigation.addresses]).toEqual([[], []])
    })
  })

  describe('a retry', () => {
    test('sends the same tracking id, even after a reload', async () => {
      const { sent, user, unmount } = await submitWithHandlers(
        http.post(urls.createCheckout, () => HttpResponse.error()),
      )
      await screen.findAllByText('Something went wrong!')
      await confirmCheckout(user)
      await waitFor(() => expect(orders(sent)).toHaveLength(2))
      unmount()

      const sentLater = mockServices()
      const navigation = recordNavigation()
      const later = await openCheckout()
      await addFloor(later.user)
      await confirmCheckout(later.user)
      await waitFor(() => expect(navigation.addresses).toHaveLength(1))
      const numbers = [...orders(sent), ...orders(sentLater)].map((order) => order.trackingOrderId)
      expect(new Set(numbers).size).toBe(1)
    })

    test('removes the previous error', async () => {
      const { navigation, user } = await submitWithHandlers(
        http.post(
          urls.confirmOrder,
          () => HttpResponse.json({ message: 'Busy.' }, { status: 503 }),
          {
            once: true,
          },
        ),
      )
      await expectErrorMessage('Busy.', navigation)
      await confirmCheckout(user)
      await waitFor(() => expect(navigation.addresses).toHaveLength(1))
      expect(screen.queryByRole('img', { name: 'Error' })).not.toBeInTheDocument()
    })
  })
})
