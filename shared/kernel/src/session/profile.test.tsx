import { expectConsole } from '@shop/testing/console.ts'
import { buildProfile } from '@shop/testing/fixtures.ts'
import { mainUrl, server } from '@shop/testing/server.ts'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { testToken } from '@shop/testing/token.ts'
import { http, HttpResponse } from 'msw'

import { queryClient } from '../http/shared-query-client.ts'
import { profileQuery } from './profile.ts'

const address = mainUrl('/users/profile/:userId')

describe('profileQuery', () => {
  test('fetches the profile by id with the token', async () => {
    const token = testToken()
    setUpBrowser({ token })
    const sent: unknown[] = []
    server.use(
      http.get(address, ({ params, request }) => {
        sent.push(params.userId, request.headers.get('authorization'))
        return HttpResponse.json({ data: buildProfile() })
      }),
    )
    await expect(queryClient.fetchQuery(profileQuery('a/b'))).resolves.toEqual(buildProfile())
    expect(sent).toEqual(['a/b', `Bearer ${token}`])
  })

  test('rejects an invalid response', async () => {
    setUpBrowser()
    server.use(http.get(address, () => HttpResponse.json({ data: { name: 'Maha' } })))
    await expect(queryClient.fetchQuery(profileQuery('member-1'))).rejects.toThrow(
      'unexpected shape',
    )
    expect(expectConsole()).toHaveLength(1)
  })
})
