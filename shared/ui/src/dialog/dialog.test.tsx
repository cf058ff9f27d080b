import { renderUi } from '@shop/testing/render.tsx'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'

import { Button } from '../button/Button.tsx'
import { Dialog } from './Dialog.tsx'

function Page({ onClose }: { onClose: () => void }) {
  const [open, setOpen] = useState(false)
  function close() {
    onClose()
    setOpen(false)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onClose={close} title="Confirm" footer={<Button>Yes</Button>}>
        <input aria-label="Inside" />
      </Dialog>
    </>
  )
}

async function openDialog() {
  const onClose = jest.fn()
  const { user } = renderUi(<Page onClose={onClose} />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  return { user, onClose, dialog: screen.getByRole('dialog', { name: 'Confirm' }) }
}

describe('Dialog', () => {
  test('renders nothing while it is closed', async () => {
    renderUi(<Page onClose={() => undefined} />)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.queryByLabelText('Inside')).not.toBeInTheDocument()
  })

  test('opens as a modal with its title, content and footer', async () => {
    const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal')
    const { dialog } = await openDialog()
    expect(showModal).toHaveBeenCalledTimes(1)
    expect(dialog).toBeVisible()
    expect(screen.getByLabelText('Inside')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Yes' })).toBeVisible()
    showModal.mockRestore()
  })

  test('calls onClose on its close button', async () => {
    const { user, onClose } = await openDialog()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('calls onClose once on Escape', async () => {
    const { onClose, dialog } = await openDialog()
    // Browsers dispatch it for Escape; jsdom does not.
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('calls onClose when the browser closes it', async () => {
    const { onClose, dialog } = await openDialog()
    act(() => (dialog as HTMLDialogElement).close())
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  test('calls onClose on a click on the backdrop, not on one inside', async () => {
    const { user, onClose, dialog } = await openDialog()
    await user.click(screen.getByLabelText('Inside'))
    expect(onClose).not.toHaveBeenCalled()
    await user.click(dialog)
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['began', 'Inside', 'dialog'],
    ['ended', 'dialog', 'Inside'],
  ])('stays open when a press has %s inside', async (_, from, to) => {
    const { user, onClose, dialog } = await openDialog()
    const at = (where: string) => (where === 'dialog' ? dialog : screen.getByLabelText(where))
    await user.pointer([
      { keys: '[MouseLeft>]', target: at(from) },
      { keys: '[/MouseLeft]', target: at(to) },
    ])
    expect(onClose).not.toHaveBeenCalled()
  })

  test('stays open when a file dialog inside is cancelled', async () => {
    const { onClose } = await openDialog()
    fireEvent(screen.getByLabelText('Inside'), new Event('cancel', { bubbles: true }))
    expect(onClose).not.toHaveBeenCalled()
  })

  test('can be open on mount, and closes on unmount', () => {
    const close = jest.spyOn(HTMLDialogElement.prototype, 'close')
    const { unmount } = renderUi(
      <Dialog open title="Welcome" onClose={() => undefined}>
        Hello
      </Dialog>,
    )
    expect(screen.getByRole('dialog', { name: 'Welcome' })).toHaveTextContent('Hello')
    expect(close).not.toHaveBeenCalled()
    unmount()
    expect(close).toHaveBeenCalledTimes(1)
    close.mockRestore()
  })

  test('resets its content when it is opened again', async () => {
    const { user } = await openDialog()
    await user.type(screen.getByLabelText('Inside'), 'draft')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await user.click(screen.getByRole('button', { name: 'Open' }))
    expect(screen.getByLabelText('Inside')).toHaveValue('')
  })

  test('focuses the content first and the close button last', async () => {
    const { user } = await openDialog()
    await user.click(screen.getByLabelText('Inside'))
    await user.tab()
    expect(screen.getByRole('button', { name: 'Yes' })).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  })
})
