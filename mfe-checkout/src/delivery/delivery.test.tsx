import type { DeliverySettings } from '@shop/contracts/delivery.ts'
import type { OrderRequest } from '@shop/contracts/order.ts'
import { setConfig } from '@shop/kernel/config'
import { queryClient } from '@shop/kernel/http'
import { profileQuery } from '@shop/kernel/session'
import { testConfig } from '@shop/testing/config.ts'
import { buildProfile } from '@shop/testing/fixtures.ts'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { confirmCheckout, getSubmitButton, openCheckout } from '../testing/checkout.ts'
import { checkoutUrl, mockServices, type RecordedRequest, urls } from '../testing/mock-services.ts'
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

describe('the address and the phone', () => {
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
    const { _id, phone, avatar, ...fields } = profile
    expect(sent[0]).toEqual({ call: 'updateProfile', body: { ...fields, address } })
  })

  test('are asked for in Arabic', async () => {
    setConfig({ ...testConfig, delivery })
    mockServices()
    await openCheckout({ lang: 'ar' })
    expect(screen.getByRole('combobox', { name: 'المحافظة' })).toHaveDisplayValue('مسقط')
    expect(screen.getByRole('radio', { name: /^الاستلام من متجرنا مطرح/ })).toBeVisible()
  })
})
