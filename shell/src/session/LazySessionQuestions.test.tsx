import { Link } from '@shop/router'
import { renderUi } from '@shop/testing/render.tsx'
import { testToken } from '@shop/testing/token.ts'
import { screen, waitFor } from '@testing-library/react'

import { load as loadMessages } from '../messages.ts'
import { LazySessionQuestions } from './LazySessionQuestions.tsx'

let missing = true
let attempts = 0
jest.mock('./SessionQuestions.tsx', () => ({
  get SessionQuestions() {
    attempts += 1
    if (missing) throw Object.assign(new Error('Loading chunk failed'), { type: 'missing' })
    return jest.requireActual<object>('./SessionQuestions.tsx')['SessionQuestions' as never]
  },
}))

test('LazySessionQuestions leaves the page as it is when its code is missing, and asks for it on the next one', async () => {
  await loadMessages()
  const { user } = renderUi(
    <>
      <h1>The shop</h1>
      <Link to="/next">Next</Link>
      <LazySessionQuestions />
    </>,
    { token: testToken({ _id: 'maha', exp: 1 }) },
  )
  await waitFor(() => expect(attempts).toBe(1))
  expect(screen.getByRole('heading', { name: 'The shop' })).toBeVisible()
  missing = false
  await user.click(screen.getByRole('link', { name: 'Next' }))
  expect(await screen.findByText(/Your session has ended/)).toBeInTheDocument()
})
