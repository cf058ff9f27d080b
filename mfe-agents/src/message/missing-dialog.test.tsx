import { buildAgent, buildPage } from '@shop/testing/fixtures.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { mainUrl, server } from '@shop/testing/server.ts'
import { testToken } from '@shop/testing/token.ts'
import { act, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { toast } from 'react-hot-toast'

import { routes } from '../routes.generated.ts'

let missing = true
jest.mock('./MessageDialog.tsx', () => ({
  get MessageDialog() {
    if (missing) throw Object.assign(new Error('Loading chunk failed'), { type: 'missing' })
    return jest.requireActual<object>('./MessageDialog.tsx')['MessageDialog' as never]
  },
}))

test('the message dialog says that its code is missing, and opens by the next click when it is there', async () => {
  server.use(http.get(mainUrl('/users'), () => HttpResponse.json(buildPage([buildAgent()]))))
  const { user, router } = renderRoutes(routes, { at: '/agents', token: testToken() })
  const button = await screen.findByRole('button', { name: /^Send Message to/ })
  await user.click(button)
  expect(await screen.findByText(/^The message form could not be loaded/)).toBeInTheDocument()
  expect(router.state.location.search).toBe('')
  missing = false
  await user.click(button)
  expect(await screen.findByRole('textbox', { name: 'Your message' })).toBeVisible()
  act(() => toast.remove())
})
