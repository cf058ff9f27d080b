import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import type { OrderRequest } from '@shop/contracts/wire/order.ts'
import { cart } from '@shop/kernel/cart'
import { getConfig, setConfig } from '@shop/kernel/config'
import { queryClient } from '@shop/kernel/http'
import { profileQuery } from '@shop/kernel/session'
import { deferred } from '@shop/testing/deferred.ts'
import { buildProduct, buildProfile } from '@shop/testing/fixtures.ts'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { mainUrl } from '@shop/testing/server.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { confirmCheckout, getSubmitButton, openCheckout } from '../testing/checkout.ts'
import { buildCartItem, buildPaymentSession, sessionId } from '../testing/fixtures.ts'
import { checkoutUrl, mockServices, type RecordedRequest, urls } from '../testing/mock-services.ts'
import { taxOn, totalFor } from '../testing/text.ts'

const storedCart = () => JSON.parse(localStorage.getItem(storageKeys.cart) ?? 'null') as unknown[]
const calls = (sent: RecordedRequest[]) => sent.map(({ call }) => call)

describe('checkout submit', () => {
  test('confirms the order, creates the checkout, clears the cart and redirects to the payment page', async () => {
    const sent = mockServices()
    const navigation = recordNavigation()
    localStorage.setItem(storageKeys.couponDiscount, '5.25')
    const { user } = await openCheckout()
    await confirmCheckout(user)
    await waitFor(() => expect(navigation.addresses).toEqual([checkoutUrl]))

    const { image } = buildCartItem()
    expect(sent).toEqual([
      {
        call: 'confirmOrder',
        body: {
          buyerEmail: 'maha@example.com',
          buyerPhoneNumber: '+96890000000',
          buyerAdress: 'Street 1, Muscat',
          orderLists: [
            {
              itemId: 'steel-card',
              itemImage: image,
              itemName: 'Steel card',
              itemPrice: 21,
              itemQuantity: 2,
            },
            {
              itemId: 'oak-card',
              itemImage: image,
              itemName: 'Oak card',
              itemPrice: 10.5,
              itemQuantity: 1,
            },
          ],
          trackingOrderId: expect.any(Number) as number,
          TotalOrderPrice: totalFor(52.5, 5.25),
        },
      },
      {
        call: 'createCheckout',
        body: {
          products: [
            { productId: 'steel-card', name: 'Steel card', unit_amount: 21, quantity: 2 },
            { productId: 'oak-card', name: 'Oak card', unit_amount: 10.5, quantity: 1 },
          ],
          orderSummary: {
            subTotal: 52.5,
            tax: taxOn(52.5),
            total: totalFor(52.5, 5.25),
          },
        },
      },
    ])
    expect(localStorage.getItem(storageKeys.paymentSession)).toBe(sessionId)
    expect(storedCart()).toEqual([])
    expect(localStorage.getItem(storageKeys.couponDiscount)).toBeNull()
  })

  test('keeps a product that another tab added after the order was confirmed', async () => {
    const response = deferred()
    mockServices(
      http.post(urls.createCheckout, async () => {
        await response.promise
      }),
    )
    const navigation = recordNavigation()
    const { user } = await openCheckout()
    await confirmCheckout(user)
    await screen.findByRole('button', { name: 'Continue to checkout...' })
    act(() => void cart.add(buildProduct({ _id: 'late-card' })))
    response.resolve()
    await waitFor(() => expect(navigation.addresses).toEqual([checkoutUrl]))
    expect(storedCart()).toEqual([expect.objectContaining({ id: 'late-card' })])
  })

  describe('while it is pending', () => {
    test('disables the button and keeps the order visible until the page unloads', async () => {
      const response = deferred()
      mockServices(
        http.post(urls.createCheckout, async () => {
          await response.promise
        }),
      )
      const navigation = recordNavigation()
      const { user } = await openCheckout()
      await confirmCheckout(user)
      const button = await screen.findByRole('button', { name: 'Continue to checkout...' })
      expect(button).toBeDisabled()
      expect(storedCart()).toHaveLength(2)
      response.resolve()
      await waitFor(() => expect(navigation.addresses).toEqual([checkoutUrl]))
      expect(screen.getByText('Steel card')).toBeVisible()
      expect(screen.queryByText('Cart is empty')).not.toBeInTheDocument()
      expect(screen.getByRole('button', { name: 'Continue to checkout...' })).toBeDisabled()
    })

    test('ignores a second click on Confirm', async () => {
      const sent = mockServices()
      const navigation = recordNavigation()
      const { user } = await openCheckout()
      await user.click(getSubmitButton())
      const dialog = await screen.findByRole('dialog')
      const confirm = within(dialog).getByRole('button', { name: 'Confirm' })
      fireEvent.click(confirm)
      fireEvent.click(confirm)
      await waitFor(() => expect(navigation.addresses).toHaveLength(1))
      expect(calls(sent)).toEqual(['confirmOrder', 'createCheckout'])
    })

    test('does not order again when the form is submitted again', async () => {
      const response = deferred()
      const sent = mockServices(
        http.post(urls.confirmOrder, async () => {
          await response.promise
        }),
      )
      const navigation = recordNavigation()
      const { user } = await openCheckout()
      const { form } = getSubmitButton()
      await confirmCheckout(user)
      fireEvent.submit(form as HTMLFormElement)
      const dialog = await screen.findByRole('dialog')
      await user.click(within(dialog).getByRole('button', { name: 'Confirm' }))
      response.resolve()
      await waitFor(() => expect(navigation.addresses).toHaveLength(1))
      expect(calls(sent)).toEqual(['confirmOrder', 'createCheckout'])
    })
  })

  test('resets when the page is restored from the back/forward cache, and leads back to the payment', async () => {
    const unpaid = buildPaymentSession({ payment_status: 'unpaid' })
    const sent = mockServices(http.get(urls.payment, () => HttpResponse.json({ data: unpaid })))
    const navigation = recordNavigation()
    const { user } = await openCheckout()
    await confirmCheckout(user)
    await waitFor(() => expect(navigation.addresses).toHaveLength(1))
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: false }))
    // A reset is rendered in a later task.
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    expect(screen.getByText('Steel card')).toBeVisible()
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
    expect(await screen.findByText('Cart is empty')).toBeVisible()
    const { trackingOrderId } = sent[0]?.body as OrderRequest
    expect(
      await screen.findByText(`Your order ${trackingOrderId} is waiting for its payment.`),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', checkoutUrl)
  })

  test.each(['12 High Street, London', 'Way 5'])(
    'sends the address %s as it was typed to a backend that delivers nothing',
    async (address) => {
      const profile = buildProfile({ address: undefined, phone: undefined })
      const sent = mockServices(http.get(urls.profile, () => HttpResponse.json({ data: profile })))
      const { user } = await openCheckout()
      expect(screen.getAllByRole('textbox')).toHaveLength(4)
      expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
      await user.type(screen.getByRole('textbox', { name: 'Address' }), address)
      await confirmCheckout(user)
      await waitFor(() => expect(calls(sent)).toContain('createCheckout'))
      expect(sent.find(({ call }) => call === 'confirmOrder')?.body).toMatchObject({
        buyerAdress: address,
        buyerPhoneNumber: '',
      })
    },
  )

  describe('the profile update', () => {
    test('is sent first when the form differs, and its message is shown', async () => {
      const sent = mockServices()
      const navigation = recordNavigation()
      const { user } = await openCheckout()
      await user.clear(screen.getByRole('textbox', { name: 'Address' }))
      await user.paste(' Way 7, Ruwi ')
      await user.clear(screen.getByRole('textbox', { name: 'Last Name' }))
      await confirmCheckout(user)
      expect(await screen.findByText('Profile updated!')).toBeInTheDocument()
      await waitFor(() => expect(navigation.addresses).toHaveLength(1))
      expect(calls(sent)).toEqual(['updateProfile', 'confirmOrder', 'createCheckout'])
      expect(sent[0]?.body).toEqual({
        firstName: 'Maha',
        lastName: '',
        email: 'maha@example.com',
        address: 'Way 7, Ruwi',
      })
      expect(sent[1]?.body).toMatchObject({ buyerAdress: 'Way 7, Ruwi' })
    })

    test('is not sent twice when the order is retried', async () => {
      const sent = mockServices(
        http.post(urls.confirmOrder, () => HttpResponse.error(), { once: true }),
      )
      const navigation = recordNavigation()
      const { user } = await openCheckout()
      await user.type(screen.getByRole('textbox', { name: 'Address' }), ', 2nd floor')
      await confirmCheckout(user)
      await screen.findAllByText('Something went wrong!')
      await confirmCheckout(user)
      await waitFor(() => expect(navigation.addresses).toHaveLength(1))
      expect(calls(sent).filter((call) => call === 'updateProfile')).toHaveLength(1)
    })

    test('that fails is told, and stops no order', async () => {
      const sent = mockServices(
        http.patch(urls.updateProfile, () => HttpResponse.json({}, { status: 500 })),
      )
      const navigation = recordNavigation()
      const { user } = await openCheckout()
      await user.type(screen.getByRole('textbox', { name: 'Address' }), ', 2nd floor')
      await confirmCheckout(user)
      const text = /^Your billing address could not be saved to your profile\./
      expect(await screen.findByText(text)).toBeInTheDocument()
      await waitFor(() => expect(navigation.addresses).toEqual([checkoutUrl]))
      expect(calls(sent)).toEqual(['updateProfile', 'confirmOrder', 'createCheckout'])
      expect(sent[1]?.body).toMatchObject({ buyerAdress: 'Street 1, Muscat, 2nd floor' })
    })

    test('that ends the session sends no order', async () => {
      const sent = mockServices(
        http.patch(urls.updateProfile, () => HttpResponse.json({}, { status: 401 })),
      )
      const navigation = recordNavigation()
      const { user } = await openCheckout()
      await user.type(screen.getByRole('textbox', { name: 'Address' }), ', 2nd floor')
      await confirmCheckout(user)
      await waitFor(() => expect(navigation.addresses).toEqual([expect.stringContaining('/login')]))
      expect(calls(sent)).toEqual(['updateProfile'])
      expect(storedCart()).toHaveLength(2)
    })

    test('keeps the input when the profile is refetched', async () => {
      mockServices()
      const { user } = await openCheckout()
      await user.type(screen.getByRole('textbox', { name: 'Address' }), '!')
      mockServices(
        http.get(urls.profile, () =>
          HttpResponse.json({ data: buildProfile({ address: 'Elsewhere' }) }),
        ),
      )
      await act(() => queryClient.invalidateQueries(profileQuery('member-1')))
      expect(queryClient.getQueryData(profileQuery('member-1').queryKey)).toMatchObject({
        address: 'Elsewhere',
      })
      expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('Street 1, Muscat!')
    })
  })
})

describe('a checkout without a card', () => {
  test('is offered where an owner has switched it on, and leads to the order', async () => {
    const transfer = { en: 'Bank Muscat', ar: 'بنك مسقط' }
    const accountUrl = mainUrl('/account')
    setConfig({ ...getConfig(), accountUrl, offlinePayments: { cash: true, transfer } })
    const chosen: unknown[] = []
    const sent = mockServices(
      http.get(mainUrl('/stock'), () => HttpResponse.json({ results: [] })),
      http.post(mainUrl('/account/orders/:number/offline'), async ({ request }) => {
        chosen.push(await request.json())
        return HttpResponse.json({ data: { number: '700001' } })
      }),
    )
    const navigation = recordNavigation()
    const { user } = await openCheckout()
    const group = within(await screen.findByRole('radiogroup', { name: 'Payment' }))
    expect(group.getByRole('radio', { name: 'By card' })).toBeChecked()
    await user.click(group.getByRole('radio', { name: 'In cash on delivery' }))
    await user.click(getSubmitButton())
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm Your Order' }))
    expect(dialog.getByText('In cash on delivery')).toBeVisible()
    expect(dialog.queryByText(/card number/)).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(navigation.addresses).toEqual(['/user-account?order=700001']))
    expect(calls(sent)).toEqual(['confirmOrder'])
    expect(chosen).toEqual([{ method: 'cash' }])
    expect(storedCart()).toEqual([])
  })

  test('is not there by default', async () => {
    mockServices()
    await openCheckout()
    expect(screen.queryByRole('radiogroup', { name: 'Payment' })).toBeNull()
  })
})
