import { setConfig, validateConfig } from '@shop/kernel/config'
import { testConfig } from '@shop/testing/config.ts'
import { buildPage, buildProduct } from '@shop/testing/fixtures.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { server } from '@shop/testing/server.ts'
import { act, renderHook, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

import { loadStatusPagesMessages } from '../messages.generated.ts'
import { routes } from '../routes.generated.ts'
import { toCalendarUrl } from './calendar.ts'
import { useSecondsLeft } from './countdown.ts'
import { CountdownTimer } from './CountdownTimer.tsx'
import { loader as getMaintenanceEnd } from './maintenance.loader.ts'

const now = Date.UTC(2025, 0, 15, 9)

describe('ComingSoonPage', () => {
  const open = () => renderRoutes(routes, { at: '/comingsoon' })

  /** 9:30 in Muscat, a day and a half before the date. */
  const before = new Date('2024-12-29T09:30:00+04:00')

  const setClock = (now: Date) => jest.useFakeTimers({ now, advanceTimers: true })

  afterEach(() => jest.useRealTimers())

  test('counts down in days, hours, minutes and seconds', async () => {
    setClock(before)
    open()
    const timer = await screen.findByRole('timer', { name: 'Time left' })
    expect(timer).toHaveTextContent(/^01 Days ?14 Hours ?(30 Mins ?00 Secs|29 Mins ?5\d Secs)$/)
    expect(screen.getByRole('status')).toHaveTextContent(
      /It arrives in the shop on 31 December 2024/,
    )
  })

  test('says that what was announced is there, without a countdown', async () => {
    setClock(new Date('2024-12-30T23:59:58+04:00'))
    open()
    expect(await screen.findByRole('timer')).toBeVisible()
    act(() => jest.advanceTimersByTime(10_000))
    expect(screen.queryByRole('timer')).toBeNull()
    expect(screen.getByRole('status')).toHaveTextContent(/^It is here: since/)
    expect(screen.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/shop')
    expect(screen.getByRole('link', { name: 'See the offers' })).toHaveAttribute('href', '/sale')
  })

  test('puts the date into the calendar of the visitor', async () => {
    setClock(before)
    open()
    const link = await screen.findByRole('link', { name: 'Add to calendar' })
    expect(link).toHaveAttribute('download', 'coming-soon.ics')
    const file = decodeURIComponent(link.getAttribute('href') ?? '').split('\r\n')
    expect(file).toContain('DTSTART:20241230T200000Z')
    expect(file).toContain('SUMMARY:Wasla: something new in the shop')
  })

  test('shows what sells best once the date has passed', async () => {
    setConfig({ ...testConfig, bestSellersUrl: 'http://sales.test/best' })
    const products = Array.from({ length: 5 }, (_, index) => buildProduct({ _id: `p-${index}` }))
    server.use(http.get('http://sales.test/best', () => HttpResponse.json(buildPage(products))))
    open()
    const list = within(await screen.findByRole('list', { name: 'Best sellers' }))
    expect(list.getAllByRole('listitem')).toHaveLength(4)
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull()
    setConfig(testConfig)
  })

  test('counts down to the configured date', async () => {
    setClock(before)
    setConfig({ ...testConfig, comingSoonDate: '2025-01-08T09:30:00+04:00' })
    open()
    expect(await screen.findByRole('timer')).toHaveTextContent(/^(10 Days ?00|09 Days ?23)/)
  })

  test('states the configured date in the time zone of the shop', async () => {
    setConfig({ ...testConfig, comingSoonDate: '2030-05-01T20:30:00Z' })
    open()
    // The next day in Muscat.
    expect(await screen.findByRole('status')).toHaveTextContent(/2 May 2030/)
    setConfig(testConfig)
  })
})

describe('MaintenancePage', () => {
  const open = () => renderRoutes(routes, { at: '/maintenance' })

  afterEach(() => jest.useRealTimers())

  test('counts down the minutes', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    open()
    const timer = await screen.findByRole('timer', { name: 'Time until the shop is back' })
    expect(timer).toHaveTextContent(/^59:5\d minutes$/)
    act(() => jest.advanceTimersByTime(60_000))
    expect(timer).toHaveTextContent(/^58:5\d minutes$/)
  })

  test('counts more than a hundred minutes', async () => {
    setConfig({ ...testConfig, maintenanceSeconds: 7200 })
    open()
    expect(await screen.findByRole('timer')).toHaveTextContent(/^1(20:00|19:5\d) minutes$/)
  })

  test('says that the time is over and links to the shop', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    setConfig({ ...testConfig, maintenanceSeconds: 30 })
    open()
    const timer = await screen.findByRole('timer')
    expect(screen.queryByRole('link', { name: 'Try the shop again' })).toBeNull()
    act(() => jest.advanceTimersByTime(60_000))
    expect(timer).not.toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('We should be back by now.')
    expect(screen.getByRole('link', { name: 'Try the shop again' })).toHaveAttribute('href', '/')
  })

  test('says when the shop is back, and how it is reached until then', async () => {
    jest.useFakeTimers({ now: Date.parse('2026-03-05T08:00:01Z'), advanceTimers: true })
    open()
    const text = /^Back at about 1:00\sPM, Muscat time\.$/
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByRole('link', { name: '+968 2400 0000' })).toHaveAttribute(
      'href',
      'tel:+96824000000',
    )
    expect(screen.getByRole('link', { name: 'hello@wasla.example' })).toHaveAttribute(
      'href',
      'mailto:hello@wasla.example',
    )
  })

  test('continues the countdown when it is opened again', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    const { unmount } = open()
    await screen.findByRole('timer')
    act(() => jest.advanceTimersByTime(600_000))
    unmount()
    open()
    expect(await screen.findByRole('timer')).toHaveTextContent(/^49:5\d minutes$/)
  })

  test('offers the newsletter', async () => {
    const { user } = open()
    const field = await screen.findByRole('textbox', { name: /E-mail/ })
    await user.type(field, 'maha@{Enter}')
    expect(field).toHaveAccessibleDescription(/Please enter an e-mail address/)
    await user.type(field, 'example.com{Enter}')
    expect(await screen.findByRole('link', { name: 'Send by e-mail' })).toBeVisible()
  })
})

describe('toCalendarUrl', () => {
  test('escapes what separates texts of a calendar', () => {
    const url = toCalendarUrl('Cards, boxes; both\\', new Date(now), 'http://shop.test/shop')
    expect(decodeURIComponent(url)).toContain(
      String.raw`SUMMARY:Cards\, boxes\; both\\` + '\r\nURL:http://shop.test/shop\r\n',
    )
  })
})

describe('CountdownTimer', () => {
  async function show(seconds: number | null, lang: 'en' | 'ar' = 'en') {
    const element = <CountdownTimer seconds={seconds} />
    renderRoutes([{ path: '/', loader: loadStatusPagesMessages, element }], { at: '/', lang })
    return screen.findByRole('timer')
  }

  test.each([
    [0, '00 Days00 Hours00 Mins00 Secs'],
    [59, '00 Days00 Hours00 Mins59 Secs'],
    [60, '00 Days00 Hours01 Mins00 Secs'],
    [86_399, '00 Days23 Hours59 Mins59 Secs'],
    [86_400, '01 Days00 Hours00 Mins00 Secs'],
    [365 * 86_400 + 3_661, '365 Days01 Hours01 Mins01 Secs'],
    [1234 * 86_400, '1234 Days00 Hours00 Mins00 Secs'],
  ])('renders %i seconds', async (seconds, text) => {
    expect(await show(seconds)).toHaveTextContent(text)
  })

  test('renders dashes while the time is not known', async () => {
    expect(await show(null)).toHaveTextContent('–– Days–– Hours–– Mins–– Secs')
  })

  test('is not a live region', async () => {
    const timer = await show(10)
    expect(timer).not.toHaveAttribute('aria-live')
    expect(timer.closest('[aria-live], [role=status], [role=alert]')).toBeNull()
  })

  test('renders in Arabic with Western digits', async () => {
    expect(await show(61, 'ar')).toHaveTextContent('00 أيام00 ساعات01 دقائق01 ثوانٍ')
  })
})

describe('useSecondsLeft', () => {
  beforeEach(() => jest.useFakeTimers({ now }))

  afterEach(() => jest.useRealTimers())

  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

  test('counts down to 0 and stops its timer', () => {
    const { result } = renderHook(() => useSecondsLeft(now + 2500))
    expect(result.current).toBe(3)
    pass(500)
    expect(result.current).toBe(2)
    pass(999)
    expect(result.current).toBe(2)
    pass(1)
    expect(result.current).toBe(1)
    pass(1000)
    expect(result.current).toBe(0)
    expect(jest.getTimerCount()).toBe(0)
  })

  test.each([
    [0, 0],
    [1, 1],
    [999, 1],
    [1000, 1],
    [1001, 2],
    [-1, 0],
    [-86_400_000, 0],
  ])('for %i ms returns %i s, and has a timer unless the time has passed', (distance, seconds) => {
    expect(renderHook(() => useSecondsLeft(now + distance)).result.current).toBe(seconds)
    expect(jest.getTimerCount()).toBe(seconds > 0 ? 1 : 0)
  })

  test.each([
    ['null on the server', now + 10_000, 'null'],
    ['null on the server when the time has passed only just', now - 60_000, 'null'],
    ['0 on the server when it has long passed', now - 2 * 24 * 3_600_000, '0'],
  ])('returns %s', (_, until, expected) => {
    const Seconds = () => String(useSecondsLeft(until))
    expect(renderToString(createElement(Seconds))).toBe(expected)
  })

  test('stops its timer when it unmounts', () => {
    const { unmount } = renderHook(() => useSecondsLeft(now + 10_000))
    expect(jest.getTimerCount()).toBe(1)
    unmount()
    expect(jest.getTimerCount()).toBe(0)
  })
})

describe('validateConfig', () => {
  test.each([
    { comingSoonDate: '31 December 2024' },
    { comingSoonDate: '2024-12-31' },
    { comingSoonDate: '2024-13-31T00:00:00Z' },
    { maintenanceSeconds: 0 },
    { maintenanceSeconds: 12.5 },
  ])('rejects %j', (wrong) => {
    expect(() => validateConfig({ ...testConfig, ...wrong })).toThrow(Object.keys(wrong)[0])
  })
})

describe('the end of the maintenance', () => {
  beforeEach(() => jest.useFakeTimers({ now }))

  afterEach(() => jest.useRealTimers())

  test('is after 3599 seconds, or after the configured time', () => {
    expect(getMaintenanceEnd()).toBe(now + 3_599_000)
    localStorage.clear()
    setConfig({ ...testConfig, maintenanceSeconds: 60 })
    expect(getMaintenanceEnd()).toBe(now + 60_000)
  })

  test('stays until it is over, and is then counted anew', () => {
    const end = getMaintenanceEnd()
    jest.setSystemTime(now + 600_000)
    expect(getMaintenanceEnd()).toBe(end)
    jest.setSystemTime(end)
    expect(getMaintenanceEnd()).toBe(end + 3_599_000)
  })

  test.each(['soon', '', '0', String(now + 86_400_000)])('ignores a stored %j', (stored) => {
    localStorage.setItem('maintenanceEnd', stored)
    expect(getMaintenanceEnd()).toBe(now + 3_599_000)
  })
})
