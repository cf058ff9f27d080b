import { renderUi } from '@shop/testing/render.tsx'
import { act, screen, waitFor } from '@testing-library/react'
import toast from 'react-hot-toast'

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

test('LazyToaster renders the next toast when its code was missing, and the page in spite of it', async () => {
  renderUi(
    <>
      <h1>The shop</h1>
      <LazyToaster />
    </>,
  )
  await waitFor(() => expect(attempts).toBe(1))
  expect(screen.getByRole('heading', { name: 'The shop' })).toBeVisible()
  missing = false
  act(() => void toast('Item added to cart!'))
  expect(await screen.findByText('Item added to cart!')).toBeInTheDocument()
  act(() => toast.remove())
})
