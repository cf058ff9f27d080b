import { renderRoutes } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'

import { CountdownTimer } from './CountdownTimer.tsx'
import { load } from './messages.ts'

async function show(seconds: number | null, lang: 'en' | 'ar' = 'en') {
  renderRoutes([{ path: '/', loader: load, element: <CountdownTimer seconds={seconds} /> }], {
    at: '/',
    lang,
  })
  return screen.findByRole('timer')
}

describe('CountdownTimer', () => {
  test('renders a number per unit', async () => {
    const timer = await show(3 * 86_400 + 4 * 3600 + 5 * 60 + 6)
    expect(timer).toHaveTextContent('03 Days04 Hours05 Mins06 Secs')
  })

  test('renders days of three digits', async () => {
    expect(await show(365 * 86_400)).toHaveTextContent('365 Days00 Hours00 Mins00 Secs')
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
