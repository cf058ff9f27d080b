import { hydrateUi } from '@shop/testing/hydrate-ui.tsx'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { LazyFooter } from './LazyFooter.tsx'

let attempts = 0
jest.mock('./Footer.tsx', () => ({
  get Footer() {
    attempts += 1
    throw Object.assign(new Error('Loading chunk failed'), { type: 'missing' })
  },
}))

const FORM = '<form><button>Subscribe</button></form>'

test('LazyFooter leaves the footer of the server when its code is missing', async () => {
  setUpBrowser()
  await hydrateUi(<LazyFooter />, () => {
    const place = document.body.lastElementChild?.querySelector('div > div > div')
    place?.append(document.createRange().createContextualFragment(FORM))
  })
  const button = screen.getByRole('button', { name: 'Subscribe' })
  await userEvent.click(button)
  await waitFor(() => expect(attempts).toBeGreaterThan(0))
  expect(button).toBeVisible()
})
