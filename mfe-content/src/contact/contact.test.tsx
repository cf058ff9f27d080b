import { setConfig } from '@shop/kernel/config'
import { testConfig } from '@shop/testing/config.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { screen, waitFor, within } from '@testing-library/react'

import { routes } from '../routes.generated.ts'

describe('ContactPage', () => {
  const open = () => renderRoutes(routes, { at: '/contact' })

  const field = (name: RegExp) => screen.getByRole('textbox', { name })

  async function fillIn({ user }: ReturnType<typeof open>, message = 'Do you engrave logos?') {
    await user.type(await screen.findByRole('textbox', { name: /First Name/ }), 'Maha')
    await user.type(field(/Last Name/), 'Al Balushi')
    await user.type(field(/Email/), 'maha@example.com')
    await user.type(field(/Subject/), 'Logos')
    await user.type(field(/Message/), message)
  }

  const send = () => screen.getByRole('button', { name: 'Send Message' })

  test('requires nothing: an empty form is answered like any other', async () => {
    const { user } = open()
    await screen.findByRole('textbox', { name: /First Name/ })
    await user.click(send())
    expect(await screen.findByRole('status')).toHaveTextContent(/has not left this page/)
    for (const box of screen.getAllByRole('textbox')) {
      expect(box).not.toHaveAttribute('aria-required')
      expect(box).not.toHaveAttribute('aria-invalid')
    }
  })

  test('accepts any text as the e-mail address', async () => {
    const { user } = open()
    await user.type(await screen.findByRole('textbox', { name: /Email/ }), 'maha@{Enter}')
    expect(await screen.findByRole('status')).toBeVisible()
    expect(field(/Email/)).not.toHaveAttribute('aria-invalid')
  })

  test('says that nothing was sent and keeps the values', async () => {
    const page = open()
    await fillIn(page)
    await page.user.click(send())
    expect(await screen.findByText(/your message has not left this page/)).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('write to hello@wasla.example')
    expect(field(/Message/)).toHaveValue('Do you engrave logos?')
  })

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

  test('opens a map overlay that links to Google Maps and can be closed', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'View on Google map' }))
    const overlay = within(await screen.findByRole('dialog', { name: 'Our studio in Muscat' }))
    const link = overlay.getByRole('link', { name: 'Open in Google Maps' })
    expect(link.getAttribute('href')).toMatch(/^https:\/\/www\.google\.com\/maps\//)
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await user.click(overlay.getByRole('button', { name: 'Close the map' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('MapOverlay', () => {
  test('renders an interactive map; the page itself has a static one', async () => {
    setConfig({ ...testConfig, mapTilesUrl: 'http://tiles.test/{z}/{x}/{y}.png' })
    const { user } = renderRoutes(routes, { at: '/contact' })
    expect(await screen.findByRole('img', { name: /^Sketch map/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Zoom in' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'View on Google map' }))
    const overlay = within(await screen.findByRole('dialog', { name: 'Our studio in Muscat' }))
    expect(await overlay.findByRole('button', { name: 'Zoom in' })).toBeVisible()
    expect(overlay.getByRole('button', { name: 'Our studio in Muscat' })).toBeVisible()
  })
})
