import { renderUi } from '@shop/testing/render.tsx'
import { screen, waitFor } from '@testing-library/react'

import { LazyOverrideTools } from './LazyOverrideTools.tsx'

let attempts = 0
jest.mock('./OverrideTools.tsx', () => ({
  get OverrideTools() {
    attempts += 1
    throw Object.assign(new Error('Loading chunk failed'), { type: 'missing' })
  },
}))

test('LazyOverrideTools leaves the page as it is when its code is missing', async () => {
  const { user } = renderUi(
    <>
      <h1>The shop</h1>
      <LazyOverrideTools />
    </>,
  )
  await user.keyboard('{Alt>}{Shift>}[KeyR]{/Shift}{/Alt}')
  await waitFor(() => expect(attempts).toBe(1))
  expect(screen.getByRole('heading', { name: 'The shop' })).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
