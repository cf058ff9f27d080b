import { setConfig } from '@shop/kernel'
import { testConfig } from '@shop/testing/config.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { act, screen } from '@testing-library/react'

import { routes } from '../routes.tsx'

const open = (lang: 'en' | 'ar' = 'en') => renderRoutes(routes, { at: '/maintenance', lang })

afterEach(() => jest.useRealTimers())

describe('MaintenancePage', () => {
  test('counts down the minutes', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    open()
    const timer = await screen.findByRole('timer', { name: 'Time until the shop is back' })
    expect(timer).toHaveTextContent(/^59:5\d minutes$/)
    act(() => jest.advanceTimersByTime(60_000))
    expect(timer).toHaveTextContent(/^58:5\d minutes$/)
  })

  test('says that the time is over and links to the shop', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    setConfig({ ...testConfig, maintenanceSeconds: 30 })
    open()
    const timer = await screen.findByRole('timer')
    expect(screen.queryByRole('link', { name: 'Try the shop again' })).toBeNull()
    act(() => jest.advanceTimersByTime(60_000))
    expect(timer).toHaveTextContent('00:00 minutes')
    expect(screen.getByRole('status')).toHaveTextContent('We should be back by now.')
    expect(screen.getByRole('link', { name: 'Try the shop again' })).toHaveAttribute('href', '/')
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

  test.each(['', 'maha@', 'maha@example.com'])('accepts the e-mail address %j', async (address) => {
    const { user } = open()
    expect(await screen.findByText(/not sent anywhere/)).toBeVisible()
    const field = screen.getByRole('textbox', { name: /Email/ })
    await user.type(field, `${address}{Enter}`)
    expect(await screen.findByText(/nothing was sent and nothing was saved/)).toBeVisible()
    expect(field).toHaveValue(address)
    expect(field).not.toHaveAttribute('aria-invalid')
  })

  test('renders in Arabic, with Western digits', async () => {
    open('ar')
    expect(await screen.findByRole('timer')).toHaveTextContent(/^59:5\d دقيقة$/)
    expect(screen.getByRole('heading', { level: 1, name: 'المتجر قيد الصيانة' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'اشترك' })).toBeVisible()
  })
})
