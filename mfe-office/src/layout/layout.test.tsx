import type { OfficeSearch } from '@shop/contracts/wire/office-search.ts'
import { mainUrl } from '@shop/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { buildToday, openOffice } from '../testing/open-office.tsx'

const nothing: OfficeSearch = { orders: [], products: [], members: [], messages: [] }
const order = {
  _id: 'order-1',
  version: 1,
  number: 123456,
  invoiceNumber: 17,
  status: 'paid' as const,
  buyerEmail: 'salma@mail.test',
  buyerName: 'Salma',
  createdAt: '2026-11-27T10:00:00.000Z',
  total: 22.05,
  refunded: 0,
  paymentMethod: null,
}
const product = {
  _id: 'steel-card',
  title: { en: 'Steel card', ar: 'بطاقة فولاذية' },
  hidden: true,
}

function open(role: 'staff' | 'owner' = 'owner', found: Partial<OfficeSearch> = {}) {
  const asked: (string | null)[] = []
  const search = http.get(mainUrl('/office/search'), ({ request }) => {
    asked.push(new URL(request.url).searchParams.get('q'))
    return HttpResponse.json({ ...nothing, ...found })
  })
  return { ...openOffice('/office', { handlers: [search, buildToday()], role }), asked }
}
const findField = () => screen.findByRole('combobox', { name: 'Search the office' })

/** Opens the menu of small screens. */
async function openMenu({ user }: Pick<ReturnType<typeof open>, 'user'>) {
  await user.click(await screen.findByRole('button', { name: 'Menu of the office' }))
  return within(await screen.findByRole('navigation', { name: 'Office' }))
}

describe('OfficeMenu', () => {
  test('has every page in groups for owners', async () => {
    const menu = await openMenu(open())
    expect(menu.getAllByRole('link')).toHaveLength(16)
    const titles = menu.getAllByRole('heading').map(({ textContent }) => textContent)
    expect(titles).toEqual(['Work', 'Goods', 'Shop'])
    expect(menu.getByRole('link', { name: 'View the shop' })).toHaveAttribute('href', '/')
    expect(menu.getByRole('button', { name: 'Log out' })).toBeVisible()
  })

  test('has no page of the owners for staff', async () => {
    const menu = await openMenu(open('staff'))
    expect(menu.getAllByRole('link')).toHaveLength(9)
    expect(menu.queryByRole('link', { name: 'Settings' })).toBeNull()
  })

  test('closes over the page when a page is chosen', async () => {
    const opened = open()
    const menu = await openMenu(opened)
    await opened.user.click(menu.getByRole('link', { name: 'Today' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('OfficeSearch', () => {
  test('lists what is found by its kind, and opens what the keys have chosen', async () => {
    const { user, router, asked } = open('owner', { orders: [order], products: [product] })
    await findField()
    await user.keyboard('/')
    expect(await findField()).toHaveFocus()
    await user.keyboard('salma')
    const list = within(await screen.findByRole('listbox', { name: 'What was found' }))
    expect(list.getAllByRole('group').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Orders123456 Salma/),
      'ProductsSteel cardHidden',
    ])
    expect(asked).toContain('salma')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(list.getByRole('option', { selected: true })).toHaveTextContent('Steel card')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(router.state.location.pathname).toBe('/office')
  })

  test('says so when nothing is found', async () => {
    const { user } = open()
    await user.type(await findField(), 'x')
    expect(await screen.findByText(/^Nothing was found/)).toBeVisible()
  })
})
