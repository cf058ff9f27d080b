import { ownStores } from '@shop/contracts/configuration/brand/stores.ts'
import { setConfig } from '@shop/kernel/config'
import { testConfig } from '@shop/testing/config.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { screen, waitFor, within } from '@testing-library/react'

import { routes } from '../routes.generated.ts'
import { getStores } from './stores.ts'

const open = (lang: 'en' | 'ar' = 'en') => renderRoutes(routes, { at: '/our-store', lang })

describe('StoresPage', () => {
  test('renders three stores with phone and map', async () => {
    open()
    const cards = within(await screen.findByRole('list', { name: 'Stores' }))
    expect(cards.getAllByRole('heading', { level: 2 })).toHaveLength(3)
    for (const { phone } of getStores('en')) {
      expect(cards.getByRole('link', { name: phone })).toHaveAttribute(
        'href',
        `tel:${phone.replaceAll(' ', '')}`,
      )
    }
    expect(cards.getAllByRole('img', { name: /^Sketch map/ })).toHaveLength(3)
  })

  test.each([
    ['en', 'Saturday to Thursday, 9:30 am to 8:30 pm'],
    ['ar', 'من السبت إلى الخميس، 9:30 صباحًا إلى 8:30 مساءً'],
  ] as const)('says the hours in %s', async (lang, text) => {
    open(lang)
    expect(await screen.findByText(text)).toBeVisible()
  })

  describe('with what an owner has written', () => {
    beforeEach(() => {
      const store = {
        name: { en: 'Nizwa Fort', ar: 'قلعة نزوى' },
        address: { en: 'Fort Road 1', ar: 'طريق القلعة 1' },
        phone: '+968 2500 0001',
        openDays: ['saturday', 'sunday', 'tuesday'],
        openHours: '9:00-13:00, 16:00-1:00',
        mapPosition: '22.9333, 57.5333',
      }
      setConfig({ ...testConfig, stores: [store] })
    })
    afterEach(() => void setConfig(testConfig))

    test.each([
      ['en', 'Nizwa Fort', 'Saturday, Sunday, and Tuesday, 9 am to 1 pm and 4 pm to 1 am'],
      ['ar', 'قلعة نزوى', 'السبت والأحد والثلاثاء، 9 صباحًا إلى 1 ظهرًا و4 مساءً إلى 1 صباحًا'],
    ] as const)('renders it in %s alone, to search engines too', async (lang, name, hours) => {
      open(lang)
      expect(await screen.findByRole('heading', { level: 2, name })).toBeVisible()
      expect(screen.getByRole('list', { name: /Stores|المتاجر/ }).children).toHaveLength(1)
      expect(screen.getByText(hours)).toBeVisible()
      expect(screen.getByRole('img', { name: new RegExp(`${name}\\.$`) })).toBeVisible()
      const description = document.head.querySelector('meta[name=description]')
      expect(description?.getAttribute('content')).toContain(name)
      const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
      expect(scripts.map(({ textContent }) => JSON.parse(textContent) as object)).toContainEqual(
        expect.objectContaining({
          name,
          geo: expect.objectContaining({ latitude: 22.9333 }) as object,
          openingHoursSpecification: [
            expect.objectContaining({ opens: '09:00:00', closes: '13:00:00' }),
            expect.objectContaining({ opens: '16:00:00', closes: '01:00:00' }),
          ],
        }),
      )
    })
  })

  test('asks the maps service once a store’s dialog is open, which links to it', async () => {
    const { user } = open()
    const button = await screen.findByRole('button', { name: /Salalah/ })
    expect(document.querySelector('iframe')).toBeNull()
    await user.click(button)
    const dialog = within(await screen.findByRole('dialog', { name: 'Salalah, Al Haffa' }))
    expect(dialog.getByRole('img', { name: /^Sketch map.*Salalah/ })).toBeVisible()
    expect(dialog.getByTitle('Salalah, Al Haffa')).toHaveAttribute(
      'src',
      expect.stringContaining('q=17.0194%2C54.0897'),
    )
    const link = dialog.getByRole('link', { name: 'Open in Google Maps' })
    expect(link).toHaveAttribute('href', expect.stringContaining('query=17.0194%2C54.0897'))
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('says by when an order can be collected, in the stores that hand orders out', async () => {
    jest.useFakeTimers({ now: new Date('2026-03-05T08:00:00Z'), advanceTimers: true })
    const [first, second] = ownStores.map(({ name }) => name)
    const options = [
      { id: 'mutrah', price: 0, days: 0, store: first },
      { id: 'salalah', price: 1, store: second },
    ]
    setConfig({ ...testConfig, delivery: { dispatchDays: 2, options } })
    open()
    const list = within(await screen.findByRole('list', { name: 'Stores' }))
    const [mutrah, salalah, sohar] = list
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.parentElement)
    // Friday and Saturday are no working days.
    expect(mutrah).toHaveTextContent(
      /Collect your order here, free of charge\.Order now: ready by Monday 9 March\./,
    )
    expect(salalah).toHaveTextContent(/Collect your order here\.\+968/)
    expect(sohar).not.toHaveTextContent(/Collect/)
    jest.useRealTimers()
    setConfig(testConfig)
  })

  test('leads to an ambassador, for who lives elsewhere', async () => {
    open()
    const link = await screen.findByRole('link', { name: 'Find an ambassador' })
    expect(link).toHaveAttribute('href', '/agents')
  })

  test('leads to each store on the visitor’s own map', async () => {
    open()
    const link = await screen.findByRole('link', { name: 'Directions: Sohar, Al Hambar' })
    expect(link).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=24.3643%2C56.7468',
    )
  })

  test('has structured data of each store', async () => {
    open()
    await screen.findByRole('list', { name: 'Stores' })
    const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
    const things = scripts.map(({ textContent }) => JSON.parse(textContent) as { '@type': string })
    expect(things.filter((thing) => thing['@type'] === 'Store')).toHaveLength(3)
    expect(things).toContainEqual(
      expect.objectContaining({ name: 'Muscat, Mutrah', telephone: '+968 2400 0010' }),
    )
  })

  test.each([
    ['en', '2026-03-05T08:00:00Z', ['Open now until 9:00\u202fPM', 'Open now until 8:30\u202fPM']],
    ['en', '2026-03-05T05:15:00Z', ['Open now until 9:00\u202fPM', 'Opens at 9:30\u202fAM']],
    ['en', '2026-03-06T08:00:00Z', ['Opens on Saturday at 9:00\u202fAM']],
    ['ar', '2026-03-06T08:00:00Z', ['يفتح يوم السبت الساعة 9:00\u00a0ص']],
  ] as const)('says in %s at %s whether the stores are open', async (lang, now, expected) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now))
    open(lang)
    for (const text of expected)
      expect(
        (
          await screen.findAllByText(
            (found) => found.replace(/\s/g, ' ') === text.replace(/\s/g, ' '),
          )
        ).length,
      ).toBeGreaterThan(0)
    jest.restoreAllMocks()
  })
})
