import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import type { Agent } from '@shop/contracts/wire/agent.ts'
import { setConfig } from '@shop/kernel/config'
import { testConfig } from '@shop/testing/config.ts'
import { expectConsole } from '@shop/testing/console.ts'
import { deferred } from '@shop/testing/deferred.ts'
import { buildAgent, buildPage } from '@shop/testing/fixtures.ts'
import { expectToMatchPage } from '@shop/testing/markdown.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { mainUrl, server } from '@shop/testing/server.ts'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { http, HttpResponse, type JsonBodyType } from 'msw'

import { routes } from '../routes.generated.ts'
import { parseDirectoryParams } from './agents.api.ts'
import { loader } from './agents.loader.ts'
import { markdown } from './agents.markdown.ts'

const ar = {
  firstName: 'سلمى',
  lastName: 'الحارثي',
  country: 'عُمان',
  city: 'مسقط',
  state: 'مسقط',
}

describe('AgentsPage', () => {
  /** Mocks the directory; returns the recorded queries. */
  function mockAgents(results: Agent[], paginate: Parameters<typeof buildPage>[1] = {}) {
    const queries: string[] = []
    server.use(
      http.get(mainUrl('/users'), ({ request }) => {
        const { searchParams } = new URL(request.url)
        queries.push(searchParams.toString())
        const currentPage = Number(searchParams.get('page'))
        return HttpResponse.json(buildPage(results, { currentLimit: 10, currentPage, ...paginate }))
      }),
    )
    return queries
  }

  const open = (at = '/agents', lang: 'en' | 'ar' = 'en') => renderRoutes(routes, { at, lang })

  async function card(name: string): Promise<HTMLElement> {
    const heading = await screen.findByRole('heading', { level: 3, name })
    const item = heading.closest('li')
    if (!item) throw new Error('The name is not in a card')
    return item
  }

  test('renders the title, headings and a link to the shop', async () => {
    const queries = mockAgents([buildAgent()])
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Agents' })).toBeVisible()
    expect(await screen.findByRole('heading', { level: 2, name: 'Ambassadors' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Shop' })).toHaveAttribute('href', sitePaths.shop)
    expect(document.title).toBe('Agents · Wasla')
    expect(queries).toEqual(['role=agent&limit=10&page=1'])
  })

  test.each(['en', 'ar'] as const)('is there in Markdown (%s)', async (lang) => {
    mockAgents(
      [buildAgent({ languages: [{ en: 'Arabic', ar: 'العربية' }], translations: { ar } })],
      { totalPage: 3 },
    )
    open('/agents?page=2', lang)
    await screen.findByRole('heading', { level: 3 })
    const text = await markdown({ params: {}, searchParams: new URLSearchParams('page=2'), lang })
    expectToMatchPage(text)
    expect(text).toContain('[1](/agents) · [3](/agents?page=3)')
  })

  test('offers a question at WhatsApp', async () => {
    mockAgents([buildAgent()])
    setConfig({ ...testConfig, whatsAppNumber: '96800000000' })
    open()
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Ask on WhatsApp' })
    expect(new URL(link.href).searchParams.get('text')).toMatch(/which ambassador/)
  })

  test('renders the data of an agent', async () => {
    mockAgents([buildAgent()])
    open()
    const salma = within(await card('Salma Al Harthy'))
    expect(salma.getByText('Oman')).toBeVisible()
    expect(salma.getByText('100, Muscat, Muscat, Oman')).toBeVisible()
    expect(salma.getByRole('link', { name: '+968 9000 0000' })).toHaveAttribute(
      'href',
      'tel:+96890000000',
    )
    const chat = salma.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp to Salma Al Harthy' })
    const text = new URL(chat.href).searchParams.get('text')
    expect(text).toContain(`on the ${testConfig.brandName.en} site`)
  })

  test('renders skeletons while agents load', async () => {
    const response = deferred()
    server.use(
      http.get(mainUrl('/users'), async () => {
        await response.promise
        return HttpResponse.json(buildPage([buildAgent()]))
      }),
    )
    open()
    expect(await screen.findByText('Loading ambassadors')).toBeInTheDocument()
    response.resolve()
    expect(await card('Salma Al Harthy')).toBeVisible()
    expect(screen.queryByText('Loading ambassadors')).toBeNull()
  })

  test('renders an empty state when there are no agents', async () => {
    mockAgents([])
    open()
    expect(await screen.findByText('There is no agents available')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Visit the shop' })).toHaveAttribute('href', '/shop')
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  })

  test('keeps the page number in the URL', async () => {
    const queries = mockAgents([buildAgent()], { totalPage: 3, totalCount: 23 })
    const { user, router } = open('/agents?page=2')
    expect(await screen.findByText('23 ambassadors')).toBeVisible()
    const canonical = document.head.querySelector('link[rel=canonical]')
    expect(canonical?.getAttribute('href')).toMatch(/\/agents\?page=2$/)
    const pager = within(screen.getByRole('navigation', { name: 'Pages' }))
    expect(pager.getByRole('link', { name: 'Page 2', current: 'page' })).toBeVisible()
    await user.click(pager.getByRole('link', { name: 'Next page' }))
    expect(await screen.findByRole('link', { name: 'Page 3', current: 'page' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled()
    expect(router.state.location.search).toBe('?page=3')
    await user.click(screen.getByRole('link', { name: 'Page 1' }))
    expect(await screen.findByRole('button', { name: 'Previous page' })).toBeDisabled()
    expect(router.state.location.search).toBe('')
    expect(queries).toEqual([2, 3, 1].map((page) => `role=agent&limit=10&page=${page}`))
  })

  describe('by city', () => {
    const muscat = { name: { en: 'Muscat', ar: 'مسقط' }, count: 12 }
    const nizwa = { name: { en: 'Nizwa' }, count: 1 }
    const swahili = { name: { en: 'Swahili' }, count: 1 }
    const amira = buildAgent({ _id: 'agent-2', firstName: 'Amira', languages: [swahili.name] })

    /** Mocks a backend that filters; returns the recorded cities. */
    function mockCities(cities: unknown = [nizwa, muscat], facets = {}) {
      const requested: (string | null)[] = []
      server.use(
        http.get(mainUrl('/users'), ({ request }) => {
          const { searchParams } = new URL(request.url)
          const city = searchParams.get('city')
          requested.push(city)
          const found = { Nizwa: [amira], Nowhere: [] }[city ?? ''] ?? [buildAgent()]
          const counts = { totalPage: found.length && 2, totalCount: found.length }
          return HttpResponse.json({ ...buildPage(found, counts), cities, ...facets })
        }),
      )
      return requested
    }

    const choice = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'City' })

    test('renders the cities with their numbers of agents, and the agents of the one that is chosen', async () => {
      const requested = mockCities()
      const { user, router } = open('/agents?page=2')
      const select = await choice()
      expect([...select.options].map(({ text }) => text)).toEqual([
        'All cities',
        'Muscat (12)',
        'Nizwa (1)',
      ])
      await user.selectOptions(select, 'Nizwa')
      expect(await card('Amira Al Harthy')).toBeVisible()
      expect(router.state.location.search).toBe('?city=Nizwa')
      // It has stayed, with the focus in it.
      expect(await choice()).toBe(select)
      expect(select).toHaveValue('Nizwa')
      const next = screen.getByRole('link', { name: 'Page 2' })
      expect(next).toHaveAttribute('href', '/agents?page=2&city=Nizwa')
      await user.selectOptions(select, 'All cities')
      expect(await card('Salma Al Harthy')).toBeVisible()
      expect(router.state.location.search).toBe('')
      expect(requested).toEqual([null, 'Nizwa', null])
    })

    test('filters by city and language, also when both are chosen before the page follows', async () => {
      mockCities(undefined, { languages: [swahili, { name: { en: 'Arabic' }, count: 1 }] })
      const { router } = open()
      const [city, language] = await screen.findAllByRole('combobox')
      fireEvent.change(city as Element, { target: { value: 'Nizwa' } })
      fireEvent.change(language as Element, { target: { value: 'Swahili' } })
      expect(await screen.findByText('Swahili', { selector: 'dd *' })).toBeVisible()
      expect(router.state.location.search).toBe('?city=Nizwa&language=Swahili')
    })

    test('renders Arabic names where the data have them', async () => {
      mockCities()
      open('/agents', 'ar')
      const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'المدينة' })
      expect([...select.options].map(({ text }) => text)).toEqual([
        'جميع المدن',
        'Nizwa (1)',
        'مسقط (12)',
      ])
    })

    test('leads from a city without agents to all of them', async () => {
      mockCities()
      open('/agents?city=Nowhere')
      expect(await screen.findByText('There are no ambassadors in this city')).toBeVisible()
      const all = screen.getByRole('link', { name: 'Show all ambassadors' })
      expect(all).toHaveAttribute('href', '/agents')
      expect(await choice()).toHaveValue('')
    })

    test.each([null, [], [muscat], 'Muscat', [{ name: 'Muscat' }, null]])(
      'renders no choice for the cities %j',
      async (cities) => {
        mockCities(cities)
        open()
        expect(await card('Salma Al Harthy')).toBeVisible()
        expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
      },
    )
  })

  test('links to the first page from a page past the last one', async () => {
    mockAgents([], { totalPage: 3, totalCount: 23 })
    open('/agents?page=9')
    expect(await screen.findByText('There are no ambassadors on this page')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute(
      'href',
      '/agents',
    )
  })

  test('renders the server’s message on an error, and recovers by retrying', async () => {
    server.use(
      http.get(mainUrl('/users'), () => HttpResponse.json({ message: 'Moving' }, { status: 500 })),
    )
    const { user } = open()
    expect(await screen.findByText('Moving')).toBeVisible()
    expectConsole()
    mockAgents([buildAgent()])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await card('Salma Al Harthy')).toBeVisible()
  })

  test.each([
    ['translated where the data have translations', ar, 'سلمى الحارثي', 'عُمان', 'ar'],
    ['as they are elsewhere', undefined, 'Salma Al Harthy', 'Oman', 'en'],
  ])('renders Arabic, names and places %s', async (_, translation, name, country, lang) => {
    mockAgents([buildAgent({ translations: { ar: translation } })], { totalCount: 2 })
    open('/agents', 'ar')
    expect(await screen.findByRole('heading', { level: 2, name: 'سفراؤنا' })).toBeVisible()
    expect(screen.getByText('سفيران')).toBeVisible()
    const salma = within(await card(name))
    expect(salma.getByText(country)).toHaveAttribute('lang', lang)
    expect(salma.getByRole('button', { name: `إرسال رسالة إلى ${name}` })).toBeVisible()
  })
})

describe('AgentsPage with the data of another backend', () => {
  function open(body: JsonBodyType) {
    server.use(http.get(mainUrl('/users'), () => HttpResponse.json(body)))
    return renderRoutes(routes, { at: '/agents' })
  }

  /** The response of a backend for an agent of whom it knows nothing. */
  const unknownAgent = {
    _id: 42,
    firstName: null,
    lastName: '',
    avatar: null,
    bannerBg: '',
    location: { country: null, city: '', state: null, zipCode: null },
    phone: { dialCode: 968, fullNumber: null },
    jobInformation: null,
    socialMediaLinks: null,
    __v: 0,
  }

  test('renders placeholders', async () => {
    const { container } = open({ results: [unknownAgent] })
    const name = await screen.findByRole('heading', { level: 3, name: '-- --' })
    const card = within(name.closest('li') as HTMLElement)
    // Country, phone and address.
    expect(card.getAllByText('--')).toHaveLength(3)
    expect(card.queryByRole('link')).toBeNull()
    expect(container.querySelectorAll('li img')).toHaveLength(0)
    expect(container).not.toHaveTextContent(/null|undefined|NaN|\[object/)
  })

  test('keeps the other agents and reports the one that it leaves out', async () => {
    const results = [buildAgent(), { firstName: 'Nobody' }, unknownAgent]
    open({ results, paginate: { totalCount: '3', totalPage: '1' } })
    expect(await screen.findByText('3 ambassadors')).toBeVisible()
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(names).toEqual(['Salma Al Harthy', '-- --'])
    expect(expectConsole()).toEqual([expect.stringContaining('A list lost its row number 2: _id')])
  })

  test('tells no count that the backend does not, and leads to its other pages', async () => {
    open({ results: [buildAgent()], paginate: { totalPage: 12, currentPage: 1 } })
    const pages = await screen.findByRole('navigation', { name: 'Pages' })
    expect(within(pages).getByRole('link', { name: 'Page 2' })).toBeVisible()
    expect(screen.queryByText(/\d+ ambassadors?/)).not.toBeInTheDocument()
  })

  test('reads numbers, and a phone number without parts', async () => {
    const location = { ...buildAgent().location, zipCode: 112 }
    open({ results: [{ ...buildAgent(), location, phone: 96_890_000_000 }] })
    expect(await screen.findByText('112, Muscat, Muscat, Oman')).toBeVisible()
    expect(screen.getByRole('link', { name: '96890000000' })).toHaveAttribute(
      'href',
      'tel:96890000000',
    )
  })
})

describe('loader', () => {
  test('prefetches the requested page without awaiting it', async () => {
    setUpBrowser()
    const requestedPage = deferred<string | null>()
    server.use(
      http.get(mainUrl('/users'), ({ request }) => {
        requestedPage.resolve(new URL(request.url).searchParams.get('page'))
        return HttpResponse.json({ message: 'not now' }, { status: 400 })
      }),
    )
    const request = new Request('http://shop.test/agents?page=3')
    expect(loader({ request, params: {}, context: undefined } as never)).toBeNull()
    expect(await requestedPage.promise).toBe('3')
  })
})

describe('parseDirectoryParams', () => {
  test.each([
    ['', 1],
    ['page=2', 2],
    ['page=', 1],
    ['page=0', 1],
    ['page=-3', 1],
    ['page=1.5', 1],
    ['page=two', 1],
    ['page=1e400', 1],
    ['page=2&page=3', 2],
  ])('of ?%s returns page %i', (search, page) => {
    expect(parseDirectoryParams(new URLSearchParams(search))).toMatchObject({ page })
  })
})
