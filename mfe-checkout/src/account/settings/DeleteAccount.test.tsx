import { renderUi } from '@shop/testing/render.tsx'
import { screen, waitFor, within } from '@testing-library/react'

import { load } from '../messages.ts'
import { DeleteAccount } from './DeleteAccount.tsx'

jest.setTimeout(30_000)

// The route loads them otherwise.
beforeAll(load)

async function openDialog() {
  const { user } = renderUi(<DeleteAccount />)
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
  return { user, dialog }
}

describe('DeleteAccount', () => {
  test('asks for confirmation', async () => {
    const { user, dialog } = await openDialog()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.queryByText(/Nothing was deleted/)).not.toBeInTheDocument()
  })

  test('says that nothing was deleted and links to the contact page when confirmed', async () => {
    const { user, dialog } = await openDialog()
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText(/Nothing was deleted/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact')
  })
})
