import { renderUi } from '@shop/testing/render.tsx'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { screen } from '@testing-library/react'

import { loadMessages } from '../messages.generated.ts'
import { sessionId } from '../testing/fixtures.ts'
import { SessionId } from './SessionId.tsx'

describe('SessionId', () => {
  async function copy(writeText: jest.Mock) {
    setUpBrowser()
    await loadMessages()
    const { user } = renderUi(<SessionId id={sessionId} />)
    const clipboard = jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
    await user.click(await screen.findByRole('button', { name: '(Copy)' }))
    clipboard.mockRestore()
  }

  test('renders the truncated id and copies the full one', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined)
    await copy(writeText)
    expect(screen.getByText('cs_test_a1B2c3D4e5F6g7H8i...')).toBeVisible()
    expect(writeText).toHaveBeenCalledWith(sessionId)
    expect(await screen.findByText('Session ID copied to clipboard!')).toBeInTheDocument()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  test('renders the full id selected when copying is denied', async () => {
    await copy(jest.fn().mockRejectedValue(new DOMException('no', 'NotAllowedError')))
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Session ID' })
    expect(field).toHaveValue(sessionId)
    expect(field).toHaveAttribute('readonly')
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, sessionId.length])
    expect(screen.getByText(/Your browser did not let us copy/)).toBeVisible()
    expect(screen.queryByText('Session ID copied to clipboard!')).not.toBeInTheDocument()
  })

  test('renders the full id selected without a clipboard API', async () => {
    await copy(
      jest.fn().mockImplementation(() => {
        throw new TypeError('writeText of undefined')
      }),
    )
    expect(await screen.findByRole('textbox', { name: 'Session ID' })).toHaveValue(sessionId)
  })
})
