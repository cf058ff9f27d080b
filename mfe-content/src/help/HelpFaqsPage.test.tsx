import { TAX_PERCENT } from '@shop/contracts/pricing.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { screen, waitFor } from '@testing-library/react'

import { routes } from '../routes.tsx'
import { findStructuredData } from '../testing/structured-data.ts'
import { topics } from './topics.ts'

const open = (at = '/helpcenter-faqs', lang: 'en' | 'ar' = 'en') =>
  renderRoutes(routes, { at, lang })

const items = () => Array.from(document.querySelectorAll('details'))
const opened = () => items().flatMap((item) => (item.open ? [item.id] : []))

describe('HelpFaqsPage', () => {
  test('renders every question of every topic, one open at a time', async () => {
    open()
    await screen.findByRole('heading', { level: 1, name: 'Help by topic' })
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

  test('says where orders are and how an e-mail address is changed', async () => {
    open('/helpcenter-faqs#orders.follow')
    expect(await screen.findByText(/In the member portal, under Orders/)).toBeVisible()
    expect(screen.getByText(/changed in the member portal, under Profile/)).toBeInTheDocument()
  })

  test('states the tax rate of the shop', async () => {
    open('/helpcenter-faqs#payments.tax')
    expect(
      await screen.findByText(new RegExp(`It is ${TAX_PERCENT}% of the subtotal`)),
    ).toBeVisible()
  })

  test('has structured data of every question', async () => {
    open()
    await screen.findByRole('heading', { level: 1 })
    const data = findStructuredData('FAQPage')
    expect(data?.mainEntity).toHaveLength(items().length)
  })

  test('renders in Arabic', async () => {
    open('/helpcenter-faqs#payments.tax', 'ar')
    expect(await screen.findByText(/5% من المجموع الفرعي/)).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: 'رموز الخصم' })).toBeVisible()
  })
})
