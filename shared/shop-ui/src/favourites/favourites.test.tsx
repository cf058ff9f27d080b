import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { setConfig } from '@shop/kernel/config'
import { testConfig } from '@shop/testing/config.ts'
import { expectConsole } from '@shop/testing/console.ts'
import { deferred } from '@shop/testing/deferred.ts'
import { buildProduct } from '@shop/testing/fixtures.ts'
import { renderUi } from '@shop/testing/render.tsx'
import { mainUrl, server } from '@shop/testing/server.ts'
import { testToken } from '@shop/testing/token.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { FavouriteButton, FavouriteIcon } from './FavouriteButton.tsx'

const accountUrl = mainUrl('/account')
const key = (owner: string) => `${storageKeys.account}favourites:${owner}`
const read = (owner: string) => JSON.parse(localStorage.getItem(key(owner)) ?? '[]') as unknown
const store = (owner: string, ...ids: string[]) =>
  localStorage.setItem(key(owner), JSON.stringify(ids))

/** Each test has a member of its own: a page's life, in which the list is asked for once, is that of this file. */
let member = 'member-0'
beforeEach(() => {
  member = `member-${Number(member.replace('member-', '')) + 1}`
  setConfig({ ...testConfig, accountUrl })
})
afterEach(() => setConfig(testConfig))

const open = (isMember = true) =>
  renderUi(
    <FavouriteButton id="steel-card" />,
    isMember ? { token: testToken({ _id: member }) } : {},
  )
const heart = () => screen.getByRole('button', { name: 'Favourite' })
const isPressed = () => heart().getAttribute('aria-pressed') === 'true'

type Respond = (change: { add: string[]; remove: string[] }) => Response | Promise<Response>

/** Mocks the account's list. @returns the changes that were sent */
function mockAccount(respond: Respond): unknown[] {
  const changes: unknown[] = []
  server.use(
    http.patch(`${accountUrl}/favourites`, async ({ request }) => {
      const change = (await request.json()) as { add: string[]; remove: string[] }
      changes.push(change)
      return respond(change)
    }),
  )
  return changes
}
const list = (...ids: string[]) => HttpResponse.json({ results: ids.map((_id) => ({ _id })) })

describe('FavouriteButton', () => {
  test('marks a product in a visitor’s browser, and follows another tab', async () => {
    const { user } = open(false)
    await user.click(heart())
    expect(isPressed()).toBe(true)
    expect(read('visitor')).toEqual(['steel-card'])
    expect(await screen.findByText('In your favourites now')).toBeInTheDocument()
    store('visitor')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: key('visitor') })))
    expect(isPressed()).toBe(false)
  })

  test('brings what was marked before the log-in into the account', async () => {
    store('visitor', 'b', 'a')
    const changes = mockAccount(({ add }) => list(...add, 'steel-card'))
    open()
    await waitFor(() => expect(read(member)).toEqual(['b', 'a', 'steel-card']))
    expect(changes).toEqual([{ add: ['b', 'a'], remove: [] }])
    await waitFor(() => expect(read('visitor')).toEqual([]))
    expect(isPressed()).toBe(true)
  })

  test('keeps what was marked before the log-in when the account cannot be reached', async () => {
    store('visitor', 'a')
    mockAccount(() => new HttpResponse(null, { status: 500 }))
    open()
    await waitFor(() => expect(read(member)).toEqual(['a']))
    expect(read('visitor')).toEqual(['a'])
    expectConsole()
  })

  test('sends each change in order, and lets no earlier response undo a later one', async () => {
    const held = deferred<undefined>()
    const changes = mockAccount(async ({ add }) => {
      if (add.length > 0) await held.promise
      return list(...add)
    })
    const { user } = open()
    await user.click(heart())
    await waitFor(() => expect(changes).toHaveLength(2))
    await user.click(heart())
    expect(isPressed()).toBe(false)
    held.resolve(undefined)
    await waitFor(() => expect(changes).toHaveLength(3))
    expect(changes.slice(1)).toEqual([
      { add: ['steel-card'], remove: [] },
      { add: [], remove: ['steel-card'] },
    ])
    expect(isPressed()).toBe(false)
    expect(read(member)).toEqual([])
  })

  test('takes the mark back, and says so, when the account does not keep it', async () => {
    mockAccount(({ add }) => (add.length > 0 ? new HttpResponse(null, { status: 500 }) : list()))
    const { user } = open()
    await user.click(heart())
    await screen.findByText('Your favourites could not be saved. Please try again.')
    expect(isPressed()).toBe(false)
    expectConsole()
  })

  test.each([
    ['has no list', accountUrl],
    ['has no accounts', undefined],
  ])('keeps a member’s list in the browser where the backend %s', async (_, url) => {
    const { accountUrl: __, ...without } = { ...testConfig, accountUrl }
    setConfig(url === undefined ? without : { ...without, accountUrl: url })
    store('visitor', 'a')
    mockAccount(() => new HttpResponse(null, { status: 404 }))
    const { user } = open()
    await user.click(heart())
    await waitFor(() => expect(read('visitor')).toEqual([]))
    expect(read(member)).toEqual(['steel-card', 'a'])
    expect(isPressed()).toBe(true)
  })
})

describe('FavouriteIcon', () => {
  test('names its product', () => {
    renderUi(<FavouriteIcon product={buildProduct({ title: { en: 'Oak' } })} />, {})
    expect(screen.getByRole('button', { name: 'Favourite: Oak' })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
  })
})
