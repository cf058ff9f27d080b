import { profileQuery, queryClient } from '@shop/kernel'
import { deferred } from '@shop/testing/deferred.ts'
import { buildProfile } from '@shop/testing/fixtures.ts'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { testToken } from '@shop/testing/token.ts'
import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { mockServices, urls } from '../testing/mock-services.ts'
import { accountLoader } from './account.loader.ts'

describe('accountLoader', () => {
  test('starts the profile request without waiting for it', async () => {
    const answer = deferred()
    const requestedIds: unknown[] = []
    mockServices(
      http.get(urls.profile, async ({ params }) => {
        requestedIds.push(params.userId)
        await answer.promise
        return HttpResponse.json({ data: buildProfile() })
      }),
    )
    setUpBrowser({ token: testToken() })
    expect(accountLoader()).toBeNull()
    const { queryKey } = profileQuery('member-1')
    expect(queryClient.getQueryData(queryKey)).toBeUndefined()
    await waitFor(() => expect(requestedIds).toEqual(['member-1']))
    answer.resolve()
    await waitFor(() => expect(queryClient.getQueryData(queryKey)).toEqual(buildProfile()))
  })

  test('requests no profile without a session', () => {
    setUpBrowser()
    expect(accountLoader()).toBeNull()
    expect(queryClient.getQueryCache().getAll()).toEqual([])
  })
})
