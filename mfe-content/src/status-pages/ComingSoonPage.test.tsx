import { setConfig } from '@shop/kernel'
import { testConfig } from '@shop/testing/config.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { act, screen } from '@testing-library/react'

import { routes } from '../routes.tsx'

const open = (lang: 'en' | 'ar' = 'en') => renderRoutes(routes, { at: '/comingsoon', lang })

/** 9:30 in Muscat, a day and a half before the date. */
const before = new Date('2024-12-29T09:30:00+04:00')

const setClock = (now: Date) => jest.useFakeTimers({ now, advanceTimers: true })

afterEach(() => jest.useRealTimers())

describe('ComingSoonPage', () => {
  test('counts down in days, hours, minutes and seconds', async () => {
    setClock(before)
    open()
    const timer = await screen.findByRole('timer', { name: 'Time left' })
    expect(timer).toHaveTextContent(/^01 Days ?14 Hours ?(30 Mins ?00 Secs|29 Mins ?5\d Secs)$/)
    expect(screen.getByRole('status')).toHaveTextContent(/It arrives in the shop on .*2024/)
    expect(screen.getByRole('heading', { level: 1, name: 'Coming Soon' })).toBeVisible()
    expect(document.title).toBe('Coming Soon · Wasla')
  })

  test('says that the countdown has ended and stays at zero', async () => {
    setClock(new Date('2024-12-30T23:59:58+04:00'))
    open()
    const timer = await screen.findByRole('timer')
    act(() => jest.advanceTimersByTime(10_000))
    expect(timer).toHaveTextContent(/^00 Days ?00 Hours ?00 Mins ?00 Secs$/)
    expect(screen.getByRole('status')).toHaveTextContent(/The countdown ended on/)
    expect(screen.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/shop')
  })

  test('counts down to the configured date', async () => {
    setClock(before)
    setConfig({ ...testConfig, comingSoonDate: '2025-01-08T09:30:00+04:00' })
    open()
    expect(await screen.findByRole('timer')).toHaveTextContent(/^(10 Days ?00|09 Days ?23)/)
  })

  test('is noindex', async () => {
    open()
    await screen.findByRole('timer')
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })

  test('renders in Arabic, with Western digits', async () => {
    setClock(before)
    open('ar')
    expect(await screen.findByRole('timer', { name: 'الوقت المتبقي' })).toHaveTextContent(
      /^01 أيام ?14 ساعات/,
    )
    expect(screen.getByRole('heading', { level: 1, name: 'قريبًا' })).toBeVisible()
  })
})
