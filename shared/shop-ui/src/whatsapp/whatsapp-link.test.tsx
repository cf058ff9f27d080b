import { setConfig } from '@shop/kernel/config'
import { testConfig } from '@shop/testing/config.ts'
import { renderUi } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'

import { WhatsAppLink } from './WhatsAppLink.tsx'

describe('WhatsAppLink', () => {
  test.each([
    ['en', 'Ask on WhatsApp'],
    ['ar', 'اسأل عبر واتساب'],
  ] as const)('opens a chat with the text typed already, in %s', (lang, name) => {
    setConfig({ ...testConfig, whatsAppNumber: '96800000000' })
    renderUi(<WhatsAppLink text="Cards & more?" />, { lang })
    const link = screen.getByRole('link', { name })
    expect(link).toHaveAttribute('href', 'https://wa.me/96800000000?text=Cards%20%26%20more%3F')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  test('renders nothing without a number', () => {
    setConfig(testConfig)
    renderUi(<WhatsAppLink text="Cards?" />)
    expect(screen.queryByRole('link')).toBeNull()
  })
})
