import { setConfig } from '@shop/kernel/config'
import { connectToaster, toast } from '@shop/kernel/toast'
import { Link } from '@shop/router'
import { testConfig } from '@shop/testing/config.ts'
import { renderUi } from '@shop/testing/render.tsx'
import { testToken } from '@shop/testing/token.ts'
import { act, screen, waitFor } from '@testing-library/react'
import hotToast from 'react-hot-toast'

import { LazyToaster } from './layout/LazyToaster.tsx'
import { load as loadMessages } from './messages.ts'
import { LazySessionQuestions } from './session/LazySessionQuestions.tsx'
import { mockFormData } from './testing/form-data.ts'
import { buildRemote, openShop } from './testing/open-shop.tsx'

let isMissing = true
let attempts = 0

function load(module: object, name: string): unknown {
  attempts += 1
  if (isMissing) throw Object.assign(new Error('Loading chunk failed'), { type: 'missing' })
  return module[name as never]
}

jest.mock('@shop/ui/feedback/Toaster.tsx', () => ({
  get Toaster() {
    return load(jest.requireActual('@shop/ui/feedback/Toaster.tsx'), 'Toaster')
  },
}))
jest.mock('./session/SessionQuestions.tsx', () => ({
  get SessionQuestions() {
    return load(jest.requireActual('./session/SessionQuestions.tsx'), 'SessionQuestions')
  },
}))
jest.mock('./search/Suggestions.tsx', () => ({
  get Suggestions() {
    return load(jest.requireActual('./search/Suggestions.tsx'), 'Suggestions')
  },
}))

beforeEach(() => {
  isMissing = true
  attempts = 0
})

async function expectPageWithout(heading: string): Promise<void> {
  await waitFor(() => expect(attempts).toBeGreaterThan(0))
  expect(screen.getByRole('heading', { name: heading })).toBeVisible()
}

describe('the page stays as it is while code is missing', () => {
  test('LazyToaster renders all toasts with the next one', async () => {
    renderUi(
      <>
        <h1>The shop</h1>
        <LazyToaster />
      </>,
    )
    connectToaster(() => undefined)()
    act(() => toast.error('Not saved.'))
    await expectPageWithout('The shop')
    isMissing = false
    act(() => toast.success('Item added to cart!'))
    // The toaster of the test shows it, too.
    expect(await screen.findAllByText('Item added to cart!')).toHaveLength(2)
    expect(screen.getAllByText('Not saved.')).toHaveLength(2)
    act(() => hotToast.remove())
  })

  test('LazySessionQuestions asks for its code on the next page', async () => {
    await loadMessages()
    const { user } = renderUi(
      <>
        <h1>The shop</h1>
        <Link to="/next">Next</Link>
        <LazySessionQuestions />
      </>,
      { token: testToken({ _id: 'maha', exp: 1 }) },
    )
    await expectPageWithout('The shop')
    isMissing = false
    await user.click(screen.getByRole('link', { name: 'Next' }))
    expect(await screen.findByText(/Your session has ended/)).toBeInTheDocument()
  })

  test('SearchField leads to the results without suggestions', async () => {
    mockFormData()
    setConfig({ ...testConfig, searchUrl: 'http://search.test/products' })
    const paths = ['/', '/search']
    const { user, router } = await openShop({
      at: '/',
      remotes: [buildRemote('mfe-x', paths)],
      load: async () => paths.map((path) => ({ path, element: <h1>{path}</h1> })),
    })
    await user.keyboard('/')
    await user.type(await screen.findByRole('combobox'), 'card')
    await expectPageWithout('/')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/search'))
    expect(router.state.location.search).toContain('card')
    setConfig(testConfig)
  })
})
