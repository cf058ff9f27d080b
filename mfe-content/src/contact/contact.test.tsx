import { setConfig } from '@shop/kernel/config'
import { testConfig } from '@shop/testing/config.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { screen, waitFor, within } from '@testing-library/react'

import { routes } from '../routes.generated.ts'

describe('ContactPage', () => {
  const open = () => renderRoutes(routes, { at: '/contact' })

  test('limits the message to 500 characters and counts them', async () => {
    const { user } = open()
    const message = await screen.findByRole('textbox', { name: /Message/ })
    await user.click(message)
    await user.paste('x'.repeat(600))
    expect(message).toHaveValue('x'.repeat(500))
    expect(screen.getByText('500 of 500 characters')).toBeVisible()
  })

  test('links phone number and e-mail address', async () => {
    open()
    expect(await screen.findByRole('link', { name: '+968 2400 0000' })).toHaveAttribute(
      'href',
      'tel:+96824000000',
    )
    expect(screen.getByRole('link', { name: 'hello@wasla.example' })).toHaveAttribute(
      'href',
      'mailto:hello@wasla.example',
    )
  })

  test('shows what an owner has changed in the office', async () => {
    const contact = {
      phone: '+968 2411 1111',
      address: { en: 'Way 1, Muscat', ar: 'سكة ١، مسقط' },
      hours: { en: 'Every day', ar: 'كل يوم' },
    }
    setConfig({ ...testConfig, contact })
    open()
    expect(await screen.findByRole('link', { name: '+968 2411 1111' })).toHaveAttribute(
      'href',
      'tel:+96824111111',
    )
    expect(screen.getByText('Way 1, Muscat')).toBeVisible()
    expect(screen.getAllByText('Every day')).toHaveLength(2)
    expect(screen.queryByText(/Sunday to Thursday/)).toBeNull()
  })

  test.each([
    // A Wednesday, 10 in the morning in Muscat; the Friday after it.
    ['2026-03-04T06:00:00Z', /^Open now until 5:00/, /answered by Thursday 5 March\.$/],
    ['2026-03-06T06:00:00Z', /^Opens on Sunday at 9:00/, /answered by Sunday 8 March\.$/],
  ])('says at %s whether somebody is there, and by when a message is answered', async (...row) => {
    const [now, opening, reply] = row
    jest.useFakeTimers({ now: new Date(now), advanceTimers: true })
    open()
    expect(await screen.findByText(opening)).toBeVisible()
    expect(screen.getByText(reply)).toBeVisible()
    jest.useRealTimers()
  })

  describe('topics', () => {
    const subject = () => screen.findByRole('textbox', { name: 'Subject' })
    const topic = (name: string) => screen.getByRole('button', { name })

    test('fill the subject in, and say what is known', async () => {
      const { user } = open()
      await subject()
      await user.click(topic('My order'))
      expect(await subject()).toHaveValue('My order')
      expect(topic('My order')).toHaveAttribute('aria-pressed', 'true')
      expect(screen.getByRole('link', { name: 'Your orders' })).toHaveAttribute(
        'href',
        '/user-account',
      )
      await user.click(topic('Returns'))
      expect(await subject()).toHaveValue('Returns')
      expect(screen.getByText(/comes back free of charge within 14 days/)).toBeVisible()
      expect(screen.queryByRole('link', { name: 'Your orders' })).toBeNull()
    })

    test('say by when an order is in Muscat, where the shop promises it', async () => {
      const options = [{ id: 'muscat', price: 0, days: 1 }]
      setConfig({ ...testConfig, delivery: { dispatchDays: 2, options } })
      const { user } = open()
      await subject()
      await user.click(topic('Delivery'))
      expect(screen.getByText(/is in Muscat by \w+day \d+ \w+\.$/)).toBeVisible()
    })

    test('leave a subject that somebody has written', async () => {
      const { user } = open()
      await user.type(await subject(), 'A hello')
      await user.click(topic('Cards for a team'))
      expect(await subject()).toHaveValue('A hello')
    })
  })

  test('opens a map overlay that frames the maps service, links to it and can be closed', async () => {
    const { user } = open()
    expect(await screen.findByRole('img', { name: /^Sketch map/ })).toBeVisible()
    expect(document.querySelector('iframe')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'View on Google map' }))
    const overlay = within(await screen.findByRole('dialog', { name: 'Our studio in Muscat' }))
    const frame = overlay.getByTitle('Our studio in Muscat')
    expect(frame.getAttribute('src')).toMatch(/^https:\/\/www\.google\.com\/maps\?q=/)
    const link = overlay.getByRole('link', { name: 'Open in Google Maps' })
    expect(link.getAttribute('href')).toMatch(/^https:\/\/www\.google\.com\/maps\//)
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await user.click(overlay.getByRole('button', { name: 'Close the map' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
