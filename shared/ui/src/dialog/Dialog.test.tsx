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

async function opened() {
  const onClose = jest.fn()
  const { user } = renderUi(<Page onClose={onClose} />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  return { user, onClose, dialog: screen.getByRole('dialog', { name: 'Confirm' }) }
}

test('is not there until it is opened', async () => {
  renderUi(<Page onClose={() => undefined} />)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.queryByLabelText('Inside')).not.toBeInTheDocument()
})

test('opens as a modal with its title, content and buttons', async () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal')
  const { dialog } = await opened()
  expect(showModal).toHaveBeenCalledTimes(1)
  expect(dialog).toBeVisible()
  expect(screen.getByLabelText('Inside')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Yes' })).toBeVisible()
  showModal.mockRestore()
})

test('closes by its button', async () => {
  const { user, onClose } = await opened()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('closes by the Escape key, once', async () => {
  const { onClose, dialog } = await opened()
  // What a browser sends for the key; jsdom doesn't.
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('follows a browser that closed it without asking', async () => {
  const { onClose, dialog } = await opened()
  act(() => (dialog as HTMLDialogElement).close())
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('closes by a click beside it, not by one inside', async () => {
  const { user, onClose, dialog } = await opened()
  await user.click(screen.getByLabelText('Inside'))
  expect(onClose).not.toHaveBeenCalled()
  await user.click(dialog)
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('stays when a selection of text ends beside it', async () => {
  const { user, onClose, dialog } = await opened()
  await user.pointer([
    { keys: '[MouseLeft>]', target: screen.getByLabelText('Inside') },
    { keys: '[/MouseLeft]', target: dialog },
  ])
  expect(onClose).not.toHaveBeenCalled()
})

test('a file dialog inside that is cancelled does not close it', async () => {
  const { onClose } = await opened()
  fireEvent(screen.getByLabelText('Inside'), new Event('cancel', { bubbles: true }))
  expect(onClose).not.toHaveBeenCalled()
})

test('can be open from the start, and is let go when its page is left', () => {
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

test('starts afresh each time', async () => {
  const { user } = await opened()
  await user.type(screen.getByLabelText('Inside'), 'draft')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(screen.getByLabelText('Inside')).toHaveValue('')
})

test('the keyboard comes to the content first and to the way out last', async () => {
  const { user } = await opened()
  await user.click(screen.getByLabelText('Inside'))
  await user.tab()
  expect(screen.getByRole('button', { name: 'Yes' })).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
})
