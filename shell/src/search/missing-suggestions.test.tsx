import { setConfig } from '@shop/kernel/config'
import { testConfig } from '@shop/testing/config.ts'
import { screen, waitFor } from '@testing-library/react'

import { mockFormData } from '../testing/form-data.ts'
import { buildRemote, openShop } from '../testing/open-shop.tsx'

let attempts = 0
jest.mock('./Suggestions.tsx', () => ({
  get Suggestions() {
    attempts += 1
    throw Object.assign(new Error('Loading chunk failed'), { type: 'missing' })
  },
}))

beforeAll(mockFormData)
beforeEach(() => setConfig({ ...testConfig, searchUrl: 'http://search.test/products' }))
afterEach(() => setConfig(testConfig))

test('the search leads to the results when the code of its suggestions is missing', async () => {
  const paths = ['/', '/search']
  const { user, router } = await openShop({
    at: '/',
    remotes: [buildRemote('mfe-x', paths)],
    load: async () => paths.map((path) => ({ path, element: <h1>{path}</h1> })),
  })
  await user.keyboard('/')
  await user.type(await screen.findByRole('combobox'), 'card')
  await waitFor(() => expect(attempts).toBeGreaterThan(0))
  expect(screen.getByRole('heading', { name: '/' })).toBeInTheDocument()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/search'))
  expect(router.state.location.search).toContain('card')
})
