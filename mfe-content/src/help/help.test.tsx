import { formatNumber } from '@shop/contracts/rules/format.ts'
import { DEFAULT_TAX_PERCENT, MAX_LINE_QUANTITY } from '@shop/contracts/rules/pricing.ts'
import { hydrateUi } from '@shop/testing/hydrate-ui.tsx'
import { renderRoutes } from '@shop/testing/render.tsx'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'

import { loadHelpMessages } from '../messages.generated.ts'
import { routes } from '../routes.generated.ts'
import { guides } from './guides.ts'
import { SearchBox } from './SearchBox.tsx'
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

  test.each([
    ['payments', 'Payment', 'payments.card'],
    ['cards.care', 'Digital cards', 'cards.care'],
    ['nothing', 'Orders and cart', 'orders.place'],
  ])('opens what the hash %s names, and marks its topic', async (hash, topic, question) => {
    open(`/helpcenter-faqs#${hash}`)
    const link = await screen.findByRole('link', { name: topic })
    expect(link).toHaveAttribute('aria-current', 'location')
    expect(opened()).toEqual([question])
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
})

describe('SupportPage', () => {
  test('links to related questions', async () => {
    renderRoutes(routes, { at: '/helpcenter-support' })
    expect(
      await screen.findByRole('link', { name: 'Why has my discount disappeared?' }),
    ).toHaveAttribute('href', '/helpcenter-faqs#discounts.removed')
  })
})

describe('CenterPage', () => {
  const open = (at = '/helpcenter', lang: 'en' | 'ar' = 'en') => renderRoutes(routes, { at, lang })

  const titles = () => screen.getAllByRole('heading', { level: 3 }).map((it) => it.textContent)

  const search = (name = 'Search help topics') => screen.findByRole('searchbox', { name })

  const all = [
    'Orders and cart',
    'Delivery',
    'Returns and warranty',
    'Your name on it',
    'Discount codes',
    'Payment',
    'Account and settings',
    'Digital cards',
    'Ambassadors',
  ]

  test('renders every topic with its features and a link to its answers', async () => {
    open()
    await search()
    expect(titles()).toEqual(all)
    for (const name of all) {
      const link = screen.getByRole('link', { name })
      expect(link.getAttribute('href')).toMatch(/^\/helpcenter-faqs#\w+$/)
      const features = within(link.closest('li') as HTMLElement).getAllByRole('listitem')
      expect(features.length).toBeGreaterThan(2)
    }
    expect(screen.getByRole('status')).toHaveTextContent('9 topics')
  })

  test('filters the topics, announces their number and updates the URL while typing', async () => {
    const { user, router } = open()
    await user.type(await search(), 'tax')
    await waitFor(() => expect(titles()).toEqual(['Payment']))
    expect(screen.getByRole('status')).toHaveTextContent('1 topic found')
    expect(router.state.location.search).toBe('?q=tax')
    await user.clear(await search())
    await waitFor(() => expect(titles()).toEqual(all))
    expect(router.state.location.search).toBe('')
  })

  test('filters by the query of the URL, until that has none', async () => {
    const { router } = open('/helpcenter?q=codes')
    expect(await search()).toHaveValue('codes')
    expect(titles()).toEqual(['Discount codes'])
    await act(() => router.navigate('/helpcenter'))
    await waitFor(() => expect(titles()).toEqual(all))
    expect(await search()).toHaveValue('')
  })

  test('replaces the history entry while typing', async () => {
    const { user, router } = open()
    await user.type(await search(), 'ab')
    await waitFor(() => expect(router.state.location.search).toBe('?q=ab'))
    expect(router.state.historyAction).toBe('REPLACE')
  })

  test('links popular questions to their answers', async () => {
    open()
    const popular = within(await screen.findByRole('navigation', { name: 'Often asked' }))
    expect(popular.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/helpcenter-faqs#delivery.when',
      '/helpcenter-faqs#names.languages',
      '/helpcenter-faqs#cards.phones',
    ])
  })

  test('offers support and a reset when nothing is found', async () => {
    const { user } = open('/helpcenter?q=submarine')
    const query = await screen.findByText('submarine')
    expect(query.parentElement).toHaveTextContent('Nothing found for “submarine”')
    expect(screen.getByRole('status')).toHaveTextContent('No topics found')
    expect(screen.getByRole('link', { name: 'Ask support' })).toHaveAttribute(
      'href',
      '/helpcenter-support',
    )
    await user.click(screen.getByRole('button', { name: 'Show all topics' }))
    await waitFor(() => expect(titles()).toEqual(all))
    expect(await search()).toHaveValue('')
  })

  test('renders "Get started" and links to support', async () => {
    open()
    const start = await screen.findByRole('region', { name: 'Get started' })
    expect(start.querySelectorAll('details')).toHaveLength(4)
    const limit = formatNumber(MAX_LINE_QUANTITY, 'en')
    expect(start).toHaveTextContent(`takes up to ${limit} of each product`)
    expect(within(start).getByRole('link', { name: 'See all guides' })).toHaveAttribute(
      'href',
      '/helpcenter-guides',
    )
    expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      '/helpcenter-support',
    )
  })

  test('finds topics by Arabic spelling variants', async () => {
    const { user } = open('/helpcenter', 'ar')
    await user.type(await search('البحث في مواضيع المساعدة'), 'بطاقه')
    await waitFor(() => expect(titles()).toEqual(['الدفع', 'البطاقات الرقمية']))
    expect(screen.getByRole('status')).toHaveTextContent('وجدنا موضوعين')
  })
})

describe('SearchBox', () => {
  /** The box with a button that changes the query from outside, and an output of the last reported query. */
  function Beside() {
    const [query, setQuery] = useState('first')
    return (
      <>
        <SearchBox query={query} onQuery={setQuery} />
        <button onClick={() => setQuery('outside')}>Set</button>
        <output>{query}</output>
      </>
    )
  }

  const open = () =>
    renderRoutes([{ path: '/', loader: loadHelpMessages, Component: Beside }], { at: '/' })

  const box = () => screen.findByRole('searchbox', { name: 'Search help topics' })

  test('takes over what was filled in before hydration', async () => {
    setUpBrowser()
    await loadHelpMessages()
    await hydrateUi(<Beside />, () => {
      const field = document.querySelector('input')
      if (field) field.value = 'tax'
    })
    expect(await box()).toHaveValue('tax')
    expect(screen.getByRole('status')).toHaveTextContent('tax')
  })

  test('ignores a query from outside while it has the focus', async () => {
    const { user } = open()
    await user.type(await box(), ' more')
    // Does not move the focus, like a late URL update.
    fireEvent.click(screen.getByRole('button', { name: 'Set' }))
    expect(screen.getByRole('status')).toHaveTextContent('outside')
    expect(await box()).toHaveValue('first more')
  })

  test('prevents the form from being submitted', async () => {
    open()
    await box()
    const form = screen.getByRole('search')
    const submit = createEvent.submit(form)
    fireEvent(form, submit)
    expect(submit.defaultPrevented).toBe(true)
  })
})
