import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import type { DeliverySettings } from '@shop/contracts/rules/delivery.ts'
import type { OrderRequest, PaymentSession } from '@shop/contracts/wire/order.ts'
import { setConfig } from '@shop/kernel/config'
import { queryClient } from '@shop/kernel/http'
import { profileQuery } from '@shop/kernel/session'
import { testConfig } from '@shop/testing/config.ts'
import { buildProfile } from '@shop/testing/fixtures.ts'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { paymentsUrl } from '@shop/testing/server.ts'
import { testToken } from '@shop/testing/token.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { confirmCheckout, getSubmitButton, openCheckout } from '../testing/checkout.ts'
import { buildCartItem, buildPaymentSession } from '../testing/fixtures.ts'
import { checkoutUrl, mockServices, type RecordedRequest, urls } from '../testing/mock-services.ts'
import { openPage } from '../testing/open-page.tsx'
import { formatPrice, getAmount, normalizedText, totalFor } from '../testing/text.ts'

const delivery: DeliverySettings = {
  dispatchDays: 2,
  options: [
    { id: 'muscat', price: 0, days: 1 },
    { id: 'oman', price: 1.5, days: 3 },
    { id: 'abroad', price: 9 },
    { id: 'mutrah', price: 0, days: 0, store: { en: 'Mutrah', ar: 'مطرح' } },
  ],
}

const findOrder = (sent: RecordedRequest[]) =>
  sent.find(({ call }) => call === 'confirmOrder')?.body as OrderRequest

const governorate = () => screen.getByRole('combobox', { name: 'Governorate' })
const options = () =>
  within(screen.getByRole('radiogroup', { name: 'Delivery' })).getAllByRole('radio')
const describeOptions = () =>
  options().map((option) => normalizedText(option.closest('label') ?? option))

describe('delivery at the checkout', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-26T08:00:00Z'), advanceTimers: true })
    setConfig({ ...testConfig, delivery })
  })
  afterEach(() => jest.useRealTimers())

  test('offers the address, preselected, and stores with price and day', async () => {
    mockServices()
    await openCheckout()
    expect(describeOptions()).toEqual([
      'Delivery to your addressFreeWith you by Tuesday 1 December',
      'Collect in our store MutrahFreeReady by Monday 30 November',
    ])
    expect(options()[0]).toBeChecked()
    expect(getAmount('Delivery')).toBeUndefined()
  })

  test('adds the price of another governorate to the total and to the order', async () => {
    const sent = mockServices()
    const navigation = recordNavigation()
    const { user } = await openCheckout()
    await user.selectOptions(governorate(), 'Dhofar')
    expect(describeOptions()[0]).toBe(
      'Delivery to your addressOMR 1.50With you by Thursday 3 December',
    )
    expect(getAmount('Delivery')).toBe('OMR 1.50')
    expect(getAmount('Total')).toBe(formatPrice(totalFor(52.5) + 1.5))
    await user.click(getSubmitButton())
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('With you by Thursday 3 December')
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(navigation.addresses).toEqual([checkoutUrl]))
    expect(findOrder(sent)).toMatchObject({
      buyerAdress: 'Street 1, Dhofar',
      TotalOrderPrice: totalFor(52.5) + 1.5,
      delivery: { id: 'oman', price: 1.5 },
    })
  })

  test('follows the form, not a profile that is fetched again', async () => {
    mockServices()
    await openCheckout()
    mockServices(
      http.get(urls.profile, () =>
        HttpResponse.json({ data: buildProfile({ address: 'Way 2, Dhofar' }) }),
      ),
    )
    await act(() => queryClient.invalidateQueries(profileQuery('member-1')))
    expect(governorate()).toHaveDisplayValue('Muscat')
    expect(getAmount('Delivery')).toBeUndefined()
  })

  test('takes an order abroad, for which no day is promised', async () => {
    const sent = mockServices()
    const { user } = await openCheckout()
    await user.selectOptions(governorate(), 'Another country')
    expect(describeOptions()[0]).toBe(
      'Delivery to your addressOMR 9.00How long it takes depends on the country.',
    )
    const address = screen.getByRole('textbox', { name: 'Address' })
    expect(address).toHaveAccessibleDescription('The whole address, with the country.')
    await user.clear(address)
    await user.type(address, '5 Mill Lane, Leeds, UK')
    await confirmCheckout(user)
    await waitFor(() => expect(findOrder(sent)).toBeDefined())
    expect(findOrder(sent)).toMatchObject({
      buyerAdress: '5 Mill Lane, Leeds, UK',
      delivery: { id: 'abroad', price: 9 },
    })
  })

  test('takes an order that is collected, whatever its address', async () => {
    const sent = mockServices()
    const { user } = await openCheckout()
    await user.selectOptions(governorate(), 'Dhofar')
    await user.click(screen.getByRole('radio', { name: /Mutrah/ }))
    expect(getAmount('Delivery')).toBeUndefined()
    await user.click(getSubmitButton())
    expect(await screen.findByRole('dialog')).toHaveTextContent('Collect in our store Mutrah')
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(findOrder(sent)).toBeDefined())
    expect(findOrder(sent).delivery).toEqual({ id: 'mutrah', price: 0 })
  })

  test('says nothing and sends nothing where the backend offers none', async () => {
    setConfig(testConfig)
    const sent = mockServices()
    const { user } = await openCheckout()
    expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument()
    await confirmCheckout(user)
    await waitFor(() => expect(findOrder(sent)).toBeDefined())
    expect(findOrder(sent)).not.toHaveProperty('delivery')
  })
})

describe('delivery in the cart', () => {
  test('is promised for Muscat, with the stores', async () => {
    setConfig({ ...testConfig, delivery })
    openPage('/shop-cart', { cart: [buildCartItem()] })
    const summary = await screen.findByRole('region', { name: 'Order summary' })
    expect(summary).toHaveTextContent('Delivery in Muscat: Free')
    expect(summary).toHaveTextContent(/With you by \w+day \d+ \w+/)
    expect(summary).toHaveTextContent('Or collect it in one of our stores.')
    expect(screen.getByRole('list', { name: 'Accepted cards' })).toBeVisible()
  })

  test('is not mentioned where the backend offers none', async () => {
    openPage('/shop-cart', { cart: [buildCartItem()] })
    const summary = await screen.findByRole('region', { name: 'Order summary' })
    expect(summary).not.toHaveTextContent('Delivery')
  })
})

describe('the delivery of a payment', () => {
  const open = async (changes: Partial<PaymentSession>) => {
    const session = buildPaymentSession(changes)
    localStorage.setItem(storageKeys.paymentSession, session.sessionId)
    mockServices(
      http.get(urls.payment, () => HttpResponse.json({ data: session })),
      http.post(paymentsUrl('/hooks/payment/:id'), () => HttpResponse.json({})),
    )
    openPage('/payment/callback', { token: testToken() })
    await screen.findByRole('heading', { name: 'Order Summary' })
    const terms = screen.getAllByRole('term').filter((term) => term.textContent === 'Delivery')
    return terms.map((term) => normalizedText(term.nextElementSibling ?? term))
  }

  test('is shown with its day and its price', async () => {
    const orderSummary = { subTotal: 10, tax: 0.5, discount: 0, delivery: 1.5, total: 12 }
    expect(await open({ orderSummary, delivery: { expectedOn: '2026-11-29' } })).toEqual([
      'Delivery to your address. With you by Sunday 29 November.',
      '(OMR) 1.50',
    ])
  })

  test('is shown as collection, without a price when it is free', async () => {
    const orderSummary = { subTotal: 10, tax: 0.5, discount: 0, delivery: 0, total: 10.5 }
    expect(await open({ orderSummary, delivery: { store: { en: 'Mutrah' } } })).toEqual([
      'Collect in our store Mutrah',
    ])
  })

  test('is not mentioned by other backends', async () => {
    expect(await open({})).toEqual([])
  })
})

describe('the address and the phone', () => {
  beforeEach(() => void setConfig({ ...testConfig, delivery }))
  afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'))

  test('are those of the profile', async () => {
    mockServices()
    await openCheckout()
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('Street 1')
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveAccessibleDescription(
      'Building, way and area.',
    )
    expect(governorate()).toHaveDisplayValue('Muscat')
    expect(screen.getByRole('textbox', { name: /^Phone/ })).toHaveValue('+968 90000000')
  })

  test('of a profile without a known governorate have to be completed', async () => {
    const profile = buildProfile({ address: 'Way 4, Salalah', phone: undefined })
    const sent = mockServices(http.get(urls.profile, () => HttpResponse.json({ data: profile })))
    const { user } = await openCheckout()
    await user.click(getSubmitButton())
    expect(
      await screen.findByText('Please fill out all the required fields to proceed!'),
    ).toBeInTheDocument()
    expect(governorate()).toHaveAccessibleDescription(
      'Please choose a governorate, or another country.',
    )
    await user.selectOptions(governorate(), 'Dhofar')
    await user.type(screen.getByRole('textbox', { name: /^Landmark/ }), 'the clock tower')
    await user.type(screen.getByRole('textbox', { name: /^Phone/ }), 'call me')
    await user.click(getSubmitButton())
    expect(screen.getByRole('textbox', { name: /^Phone/ })).toBeInvalid()
    await user.clear(screen.getByRole('textbox', { name: /^Phone/ }))
    await user.type(screen.getByRole('textbox', { name: /^Phone/ }), '٩١٢٣ ٤٥٦٧')
    await confirmCheckout(user)
    await waitFor(() => expect(findOrder(sent)).toBeDefined())
    const address = 'Way 4, Salalah (the clock tower), Dhofar'
    expect(findOrder(sent)).toMatchObject({
      buyerPhoneNumber: '+96891234567',
      buyerAdress: address,
    })
    const { firstName, lastName, email } = profile
    expect(sent[0]).toEqual({
      call: 'updateProfile',
      body: { firstName, lastName, email, address },
    })
  })

  test('have the place where the shopper is, on request', async () => {
    const sent = mockServices()
    const getCurrentPosition = jest.fn<void, Parameters<Geolocation['getCurrentPosition']>>()
    Object.assign(navigator, { geolocation: { getCurrentPosition } })
    const { user } = await openCheckout()
    const locate = screen.getByRole('button', { name: 'Add my location' })
    await user.type(screen.getByRole('textbox', { name: /^Landmark/ }), 'the clock tower')
    await user.click(locate)
    expect(locate).toBeDisabled()
    const [succeed, fail] = getCurrentPosition.mock.calls[0] ?? []
    act(() => fail?.({ code: 1 } as GeolocationPositionError))
    expect(screen.getByText(/^Your browser did not say where you are/)).toBeVisible()
    const coords = { latitude: 23.588, longitude: 58.382914 }
    act(() => void succeed?.({ coords } as GeolocationPosition))
    expect(screen.getByText(/^Your location is in the landmark/)).toBeVisible()
    await confirmCheckout(user)
    await waitFor(() => expect(findOrder(sent)).toBeDefined())
    expect(findOrder(sent).buyerAdress).toBe('Street 1 (the clock tower 23.58800,58.38291), Muscat')
  })

  test('offer no place where no courier comes in Oman', async () => {
    mockServices()
    Object.assign(navigator, { geolocation: {} })
    const { user } = await openCheckout()
    const locate = () => screen.queryByRole('button', { name: 'Add my location' })
    expect(locate()).toBeVisible()
    await user.click(screen.getByRole('radio', { name: /Mutrah/ }))
    expect(locate()).toBeNull()
    await user.click(screen.getByRole('radio', { name: /address/ }))
    await user.selectOptions(governorate(), 'Another country')
    expect(locate()).toBeNull()
  })

  test('of which only the phone is wrong are not called incomplete', async () => {
    mockServices()
    const { user } = await openCheckout()
    const phone = screen.getByRole('textbox', { name: /^Phone/ })
    await user.clear(phone)
    await user.type(phone, '12')
    await user.click(getSubmitButton())
    await waitFor(() => expect(phone).toBeInvalid())
    expect(phone).toHaveAccessibleDescription(/Please enter a phone number/)
    expect(
      screen.queryByText('Please fill out all the required fields to proceed!'),
    ).not.toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('are asked for in Arabic', async () => {
    mockServices()
    await openCheckout({ lang: 'ar' })
    expect(screen.getByRole('combobox', { name: 'المحافظة' })).toHaveDisplayValue('مسقط')
    expect(screen.getByRole('radio', { name: /^الاستلام من متجرنا مطرح/ })).toBeVisible()
  })
})
