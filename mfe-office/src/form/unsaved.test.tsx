import { recordNavigation } from '@shop/testing/navigation.ts'
import { mainUrl, server } from '@shop/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { openOffice } from '../testing/open-office.tsx'

const category = {
  ...{ _id: 'cards', version: 3, title: { en: 'Cards', ar: 'بطاقات' }, position: 0 },
  ...{ picture: '', pictureUrl: '', hidden: false },
}
const RESTORED = 'What you typed here and did not save is back.'

/** Opens a page; what is sent meets the statuses, one after the other: 0 is a response that is lost. */
async function open(at: string, { version = 3, statuses = [] as number[] } = {}) {
  const sent: { key: string | null; body: unknown }[] = []
  const stored = { ...category, version }
  const respond = async ({ request }: { request: Request }) => {
    const key = new URL(request.url).searchParams.get('key')
    sent.push({ key, body: await request.json() })
    const status = statuses.shift() ?? 200
    if (status === 0) return HttpResponse.error()
    return HttpResponse.json(status === 200 ? stored : { message: 'Refused.' }, { status })
  }
  const handlers = [
    http.get(mainUrl('/office/categories'), () => HttpResponse.json({ results: [stored] })),
    http.get(mainUrl('/office/categories/cards'), () => HttpResponse.json(stored)),
    http.post(mainUrl('/office/categories'), respond),
    http.patch(mainUrl('/office/categories/cards'), respond),
  ]
  const page = openOffice(at, { handlers })
  const name = await screen.findByRole('textbox', { name: /^Name in English/ })
  return { ...page, sent, name }
}
const CARDS = '/office/categories/cards'
const clickMenu = ({ user }: Awaited<ReturnType<typeof open>>) =>
  user.click(
    within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', {
      name: /^Categories/,
    }),
  )
const save = ({ user }: Awaited<ReturnType<typeof open>>) =>
  user.click(screen.getByRole('button', { name: 'Save' }))

describe('a form with changes', () => {
  test('asks whoever leaves, stays, and forgets the changes of those who leave', async () => {
    const page = await open(CARDS)
    await page.user.type(page.name, ' of steel')
    await clickMenu(page)
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    await page.user.click(dialog.getByRole('button', { name: 'Stay here' }))
    expect(page.name).toHaveValue('Cards of steel')
    expect(page.router.state.location.pathname).toBe(CARDS)
    await clickMenu(page)
    await page.user.click(await screen.findByRole('button', { name: 'Leave without saving' }))
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/office/categories'))
    page.unmount()
    expect((await open(CARDS)).name).toHaveValue('Cards')
    expect(screen.queryByText(RESTORED)).toBeNull()
  })

  test('asks whoever reloads the page or closes the tab, until it has none', async () => {
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    const page = await open(CARDS)
    expect(isAsked()).toBe(false)
    await page.user.type(page.name, '!')
    expect(isAsked()).toBe(true)
    await page.user.type(page.name, '{Backspace}')
    expect(isAsked()).toBe(false)
    await clickMenu(page)
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/office/categories'))
  })

  test('is left without a question when it is saved', async () => {
    const page = await open(CARDS)
    await page.user.type(page.name, ' of steel')
    await save(page)
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/office/categories'))
    page.unmount()
    await open(CARDS)
    expect(screen.queryByText(RESTORED)).toBeNull()
  })
})

describe('a draft', () => {
  test('is restored, and saved as a change of the version that it was typed into', async () => {
    const before = await open(CARDS)
    await before.user.type(before.name, ' of steel')
    before.unmount()
    const page = await open(CARDS, { version: 4 })
    expect(await screen.findByText(RESTORED)).toBeVisible()
    expect(page.name).toHaveValue('Cards of steel')
    await save(page)
    await waitFor(() =>
      expect(page.sent).toMatchObject([
        { body: { version: 3, title: { en: 'Cards of steel', ar: 'بطاقات' } } },
      ]),
    )
  })

  test('outlives the end of the session', async () => {
    recordNavigation()
    const before = await open(CARDS, { statuses: [401] })
    await before.user.type(before.name, ' of steel')
    await save(before)
    expect(await screen.findByText(/for the people who run the shop/)).toBeVisible()
    before.unmount()
    expect((await open(CARDS)).name).toHaveValue('Cards of steel')
  })

  test('is discarded for what is stored', async () => {
    const before = await open(CARDS)
    await before.user.type(before.name, ' of steel')
    before.unmount()
    const page = await open(CARDS)
    await page.user.click(await screen.findByRole('button', { name: 'Discard it' }))
    expect(page.name).toHaveValue('Cards')
    expect(screen.queryByText(RESTORED)).toBeNull()
    expect(sessionStorage).toHaveLength(0)
  })

  test('has the key under which a new record was sent when the response was lost', async () => {
    const before = await open('/office/categories/new', { statuses: [0, 0] })
    await before.user.type(before.name, 'Rings')
    await before.user.type(screen.getByRole('textbox', { name: /^Name in Arabic/ }), 'خواتم')
    await before.user.type(screen.getByRole('textbox', { name: /^Sort order/ }), '1')
    await save(before)
    expect(await screen.findByText(/could not be reached/)).toBeVisible()
    before.unmount()
    const page = await open('/office/categories/new')
    await screen.findByText(RESTORED)
    await save(page)
    await waitFor(() => expect(page.sent).toHaveLength(1))
    expect(page.sent[0]?.key).toMatch(/^[0-9a-f]{32}$/)
    expect(page.sent).toEqual(before.sent)
  })
})

describe('the code', () => {
  /** From now on, the office wants a code. */
  function expireCode() {
    let secondFactor = 'needed'
    server.use(
      http.get(mainUrl('/office/session'), () =>
        HttpResponse.json({ role: 'staff', name: '', permissions: [], secondFactor }),
      ),
      http.get(mainUrl('/office/categories'), () =>
        secondFactor === 'needed'
          ? HttpResponse.json({ message: 'Refused.' }, { status: 403 })
          : HttpResponse.json({ results: [category] }),
      ),
      http.post(mainUrl('/office/session'), () => {
        secondFactor = 'passed'
        return HttpResponse.json({ message: 'Welcome' })
      }),
    )
  }
  const findDialog = async () =>
    within(await screen.findByRole('dialog', { name: 'Your code, please' }))
  async function typeCode({ user }: Awaited<ReturnType<typeof open>>) {
    const dialog = await findDialog()
    await user.type(await dialog.findByRole('textbox', { name: 'Code' }), '123456')
    await user.click(dialog.getByRole('button', { name: 'Open the office' }))
  }

  test('is asked for above the form, and what was refused for it is sent again', async () => {
    const page = await open(CARDS, { statuses: [403] })
    await page.user.type(page.name, ' of steel')
    expireCode()
    await save(page)
    await findDialog()
    expect(page.name).toHaveValue('Cards of steel')
    await typeCode(page)
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/office/categories'))
    expect(page.sent).toHaveLength(2)
    expect(page.sent[1]).toEqual(page.sent[0])
  })

  test('can be put off: the form says why it was not saved, and asks again', async () => {
    const page = await open(CARDS, { statuses: [403, 403] })
    await page.user.type(page.name, ' of steel')
    expireCode()
    await save(page)
    await page.user.click((await findDialog()).getByRole('button', { name: 'Close' }))
    expect(await screen.findByText('Refused.')).toBeVisible()
    await save(page)
    await typeCode(page)
    await waitFor(() => expect(page.sent).toHaveLength(3))
  })

  test('is asked for when a list is refused for want of it', async () => {
    const page = await open(CARDS)
    expireCode()
    await clickMenu(page)
    await typeCode(page)
    expect(await screen.findByRole('link', { name: 'Cards' })).toBeVisible()
  })
})
