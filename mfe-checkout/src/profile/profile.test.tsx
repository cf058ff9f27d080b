import { queryClient } from '@shop/kernel/http'
import { profileQuery } from '@shop/kernel/session'
import { buildProfile } from '@shop/testing/fixtures.ts'
import { server } from '@shop/testing/server.ts'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { http, HttpResponse } from 'msw'

import { urls } from '../testing/mock-services.ts'
import { updateProfile } from './profile.api.ts'

const update = { firstName: 'Maha', lastName: 'B', email: 'maha@example.com', address: 'Way 7' }

describe('updateProfile', () => {
  test('does not create a cache entry when the profile was never fetched', async () => {
    setUpBrowser()
    server.use(http.patch(urls.updateProfile, () => HttpResponse.json({ message: 'Saved.' })))
    await updateProfile('member-1', update)
    expect(queryClient.getQueryData(profileQuery('member-1').queryKey)).toBeUndefined()
  })

  test('leaves the cached profile unchanged when the request fails', async () => {
    setUpBrowser()
    queryClient.setQueryData(profileQuery('member-1').queryKey, buildProfile())
    server.use(http.patch(urls.updateProfile, () => HttpResponse.json({}, { status: 409 })))
    await expect(updateProfile('member-1', update)).rejects.toThrow()
    expect(queryClient.getQueryData(profileQuery('member-1').queryKey)).toEqual(buildProfile())
  })
})
