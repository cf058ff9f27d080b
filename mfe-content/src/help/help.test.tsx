import { formatNumber } from '@shop/contracts/rules/format.ts'
import { DEFAULT_TAX_PERCENT, MAX_LINE_QUANTITY } from '@shop/contracts/rules/pricing.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { screen, waitFor, within } from '@testing-library/react'

import { routes } from '../routes.generated.ts'
import { findStructuredData } from '../testing/structured-data.ts'
import { guides } from './guides.ts'
import { topics } from './topics.ts'

describe('GuidesPage', () => {
  const open = () => renderRoutes(routes, { at: '/helpcenter-guides' })

  test('renders every guide with a link per feature', async () => {
    open()
    await screen.findByRole('heading', { level: 1 })
    const names = [
      'Shopping',
      'Ordering',
      'Paying',
      'Using your card',
      'Your account',
      'Talking to us',
    ]
    names.forEach((name, index) => {
      const links = within(screen.getByRole('region', { name })).getAllByRole('link')
      expect(links).toHaveLength(guides[index]?.features.length ?? 0)
    })
  })

  test.each([
    ['Browse the categories', '/shop'],
    ['Paying by card', '/helpcenter-faqs#payments.card'],
    ['Look at your orders', '/user-account'],
    ['Reset a forgotten password', '/forgot-password'],
    ['Send a support request', '/helpcenter-support'],
  ])('links “%s” to %s', async (name, address) => {
    open()
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', address)
  })
})

describe('HelpFaqsPage', () => {
  const open = (at = '/helpcenter-faqs') => renderRoutes(routes, { at })

  const items = () => Array.from(document.querySelectorAll('details'))

  const opened = () => items().flatMap((item) => (item.open ? [item.id] : []))

  test('renders every question of every topic, one open at a time', async () => {
    open()
    await screen.findByRole('heading', { level: 1 })
    expect(items().map(({ id }) => id)).toEqual(topics.flatMap(({ questions }) => questions))
    expect(opened()).toEqual(['orders.place'])
    // The browser keeps one open of those that share a name.
    expect(new Set(items().map((item) => item.getAttribute('name'))).size).toBe(1)
  })

  test("opens the first question of the hash's topic", async () => {
    open('/helpcenter-faqs#payments')
    const link = await screen.findByRole('link', { name: 'Payment' })
    expect(link).toHaveAttribute('aria-current', 'location')
    expect(opened()).toEqual(['payments.card'])
  })

  test('opens the question of the hash', async () => {
    open('/helpcenter-faqs#cards.care')
    expect(await screen.findByText(/The chip has no battery/)).toBeVisible()
    expect(opened()).toEqual(['cards.care'])
  })

  test('opens a topic whenever its link is followed', async () => {
    const { user } = open()
    const link = await screen.findByRole('link', { name: 'Ambassadors' })
    await user.click(link)
    await waitFor(() => expect(opened()).toEqual(['ambassadors.find']))
    items().forEach((item) => (item.open = false))
    await user.click(screen.getByRole('link', { name: 'Ambassadors' }))
    await waitFor(() => expect(opened()).toEqual(['ambassadors.find']))
  })

  test('states the tax rate of the shop', async () => {
    open('/helpcenter-faqs#payments.tax')
    expect(
      await screen.findByText(new RegExp(`It is ${DEFAULT_TAX_PERCENT}% of the subtotal`)),
    ).toBeVisible()
  })

  test('has structured data of every question', async () => {
    open()
    await screen.findByRole('heading', { level: 1 })
    const data = findStructuredData('FAQPage')
    expect(data?.mainEntity).toHaveLength(items().length)
  })
})

test('the help center names the limit of a quantity, which is that of an order', async () => {
  renderRoutes(routes, { at: '/helpcenter' })
  const limit = formatNumber(MAX_LINE_QUANTITY, 'en')
  expect(
    await screen.findByText(new RegExp(`takes up to ${limit} of each product`)),
  ).toBeInTheDocument()
})

describe('SupportPage', () => {
  test('links to related questions', async () => {
    renderRoutes(routes, { at: '/helpcenter-support' })
    expect(
      await screen.findByRole('link', { name: 'Why has my discount disappeared?' }),
    ).toHaveAttribute('href', '/helpcenter-faqs#discounts.removed')
  })
})
