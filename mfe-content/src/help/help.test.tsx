import { TAX_PERCENT } from '@shop/contracts/pricing.ts'
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
    ['Look at your orders', '/portal/orders'],
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
      await screen.findByText(new RegExp(`It is ${TAX_PERCENT}% of the subtotal`)),
    ).toBeVisible()
  })

  test('has structured data of every question', async () => {
    open()
    await screen.findByRole('heading', { level: 1 })
    const data = findStructuredData('FAQPage')
    expect(data?.mainEntity).toHaveLength(items().length)
  })
})

describe('SupportPage', () => {
  const open = () => renderRoutes(routes, { at: '/helpcenter-support' })

  const field = (name: RegExp) => screen.findByRole('textbox', { name })

  const send = () => screen.getByRole('button', { name: 'Send Message' })

  test('renders the four fields and the demo notice', async () => {
    open()
    await screen.findByRole('heading', { level: 1 })
    expect(screen.getAllByRole('textbox').map((box) => box.getAttribute('name'))).toEqual([
      'name',
      'email',
      'question',
      'comment',
    ])
    for (const label of ['Your Name', 'Your Email', 'Your Question', 'Your Comment']) {
      expect(screen.getByText(label, { selector: 'label' })).toBeVisible()
    }
    expect(screen.getByText(/not sent anywhere/)).toBeVisible()
  })

  test('requires nothing: an empty form is answered like any other', async () => {
    const { user } = open()
    await field(/Your Name/)
    await user.click(send())
    expect(await screen.findByRole('status')).toHaveTextContent(/has not left this page/)
    for (const box of screen.getAllByRole('textbox')) {
      expect(box).not.toHaveAttribute('aria-required')
      expect(box).not.toHaveAttribute('aria-invalid')
    }
  })

  test('says that nothing was sent and keeps the values', async () => {
    const { user } = open()
    for (const [name, text] of [
      [/Your Name/, 'Maha'],
      [/Your Email/, 'maha@example.com'],
      [/Your Question/, 'Payment'],
      [/Your Comment/, 'It says unpaid.'],
    ] as const) {
      await user.click(await field(name))
      await user.paste(text)
    }
    await user.click(send())
    expect(await screen.findByRole('status')).toHaveTextContent(
      /your request has not left this page. To reach us, write to hello@wasla.example/,
    )
    expect(await field(/Your Comment/)).toHaveValue('It says unpaid.')
  })

  test('links to related questions', async () => {
    open()
    expect(
      await screen.findByRole('link', { name: 'Why has my discount disappeared?' }),
    ).toHaveAttribute('href', '/helpcenter-faqs#discounts.removed')
  })
})
