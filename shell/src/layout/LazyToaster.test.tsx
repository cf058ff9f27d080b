import { connectToaster, toast } from '@shop/kernel/toast'
import { renderUi } from '@shop/testing/render.tsx'
import { act, screen, waitFor } from '@testing-library/react'
import hotToast from 'react-hot-toast'

import { LazyToaster } from './LazyToaster.tsx'

let missing = true
let attempts = 0
jest.mock('@shop/ui/feedback/Toaster.tsx', () => ({
  get Toaster() {
    attempts += 1
    if (missing) throw Object.assign(new Error('Loading chunk failed'), { type: 'missing' })
    return jest.requireActual<object>('@shop/ui/feedback/Toaster.tsx')['Toaster' as never]
  },
}))

test('LazyToaster renders all toasts with the next one when its code was missing, and the page in spite of it', async () => {
  renderUi(
    <>
      <h1>The shop</h1>
      <LazyToaster />
    </>,
  )
  connectToaster(() => undefined)()
  act(() => toast.error('Not saved.'))
  await waitFor(() => expect(attempts).toBe(1))
  expect(screen.getByRole('heading', { name: 'The shop' })).toBeVisible()
  missing = false
  act(() => toast.success('Item added to cart!'))
  // The toaster of the test shows it, too.
  expect(await screen.findAllByText('Item added to cart!')).toHaveLength(2)
  expect(screen.getAllByText('Not saved.')).toHaveLength(2)
  act(() => hotToast.remove())
})
