import { profileQuery, queryClient } from '@shop/kernel'
import { buildProfile } from '@shop/testing/fixtures.ts'
import { setUpBrowser } from '@shop/testing/render.tsx'
import { server } from '@shop/testing/server.ts'
import { http, HttpResponse } from 'msw'

import { urls } from '../testing/mock-services.ts'
import { updateProfile } from './profile.api.ts'

const update = { firstName: 'Maha', lastName: 'B', email: 'maha@example.com', address: 'Way 7' }

test('an update says what the server says, and the cached profile follows', async () => {
  setUpBrowser()
  queryClient.setQueryData(profileQuery('member-1').queryKey, buildProfile())
  const sent: unknown[] = []
  server.use(
    http.patch(urls.updateProfile, async ({ params, request }) => {
      sent.push(params.userId, await request.json())
      return HttpResponse.json({ message: 'Saved.' })
    }),
  )
  await expect(updateProfile('member-1', update)).resolves.toBe('Saved.')
  expect(sent).toEqual(['member-1', update])
  expect(queryClient.getQueryData(profileQuery('member-1').queryKey)).toEqual({
    ...buildProfile(),
    ...update,
  })
})

test('an update of a profile that nobody has fetched invents none', async () => {
  setUpBrowser()
  server.use(http.patch(urls.updateProfile, () => HttpResponse.json({ message: 'Saved.' })))
  await updateProfile('member-1', update)
  expect(queryClient.getQueryData(profileQuery('member-1').queryKey)).toBeUndefined()
})

test('a refused update leaves the cached profile alone', async () => {
  setUpBrowser()
  queryClient.setQueryData(profileQuery('member-1').queryKey, buildProfile())
  server.use(http.patch(urls.updateProfile, () => HttpResponse.json({}, { status: 409 })))
  await expect(updateProfile('member-1', update)).rejects.toThrow()
  expect(queryClient.getQueryData(profileQuery('member-1').queryKey)).toEqual(buildProfile())
})
