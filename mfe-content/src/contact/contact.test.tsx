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
