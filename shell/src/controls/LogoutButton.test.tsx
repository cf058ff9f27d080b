import { getSession } from '@shop/kernel'
import { expectConsole } from '@shop/testing/console.ts'
import { deferred } from '@shop/testing/deferred.ts'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { mainUrl, server } from '@shop/testing/server.ts'
import { testToken } from '@shop/testing/token.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import toast from 'react-hot-toast'

import { openShop } from '../testing/open-shop.tsx'

const address = mainUrl('/users/auth/logout')

afterEach(() => act(() => toast.remove()))

describe('LogoutButton', () => {
  test('is disabled while logging out, then opens the backend', async () => {
    const navigation = recordNavigation()
    const answer = deferred()
    server.use(
      http.post(address, async () => {
        await answer.promise
        return HttpResponse.json({})
      }),
    )

    const { user } = await openShop({ token: testToken() })
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    expect(screen.getByRole('button', { name: 'Logging out…' })).toBeDisabled()

    answer.resolve()
    await waitFor(() =>
      expect(navigation.addresses).toEqual([
        expect.stringMatching(/^http:\/\/api\.test\/\?lang=en/),
      ]),
    )
    expect(getSession()).toBeNull()
    expect(screen.queryByRole('button', { name: /Log/ })).not.toBeInTheDocument()
  })

  test.each([
    ['is rejected', () => new HttpResponse(null, { status: 500 })],
    ['cannot reach the server', () => HttpResponse.error()],
  ])(
    'shows an error, keeps the session and can be retried when the log-out %s',
    async (_, answer) => {
      const navigation = recordNavigation()
      server.use(http.post(address, answer))
      const { user } = await openShop({ token: testToken() })
      await user.click(screen.getByRole('button', { name: 'Logout' }))
      expect(await screen.findByText(/could not be logged out/)).toBeInTheDocument()
      expect(getSession()).not.toBeNull()
      expect(expectConsole()).toEqual([expect.stringMatching(/AxiosError/)])

      server.use(http.post(address, () => HttpResponse.json({})))
      await user.click(screen.getByRole('button', { name: 'Logout' }))
      await waitFor(() => expect(getSession()).toBeNull())
      expect(navigation.addresses).toHaveLength(1)
    },
  )
})
