import type { Corners } from '@shop/contracts/rules/surface.ts'
import { buildCategory, buildProduct } from '@shop/testing/fixtures.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { server } from '@shop/testing/server.ts'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { routes } from '../../routes.generated.ts'
import { mockCategories, urls } from '../../testing/mock-api.ts'
import { setDraft } from '../engraving/draft.ts'
import { readLogo } from './read-logo.ts'
import type { Pixels } from './separate-ink.ts'

// jsdom draws nothing.
jest.mock('./read-logo.ts', () => ({ readLogo: jest.fn() }))

const corners: Corners = [
  [0.1, 0.5],
  [0.9, 0.5],
  [0.9, 0.7],
  [0.1, 0.7],
]
const area = { finish: 'engraved', color: '#123456', width: 68, height: 12 } as const
const surface = { ...area, pictures: [corners], takesLogo: true }
const file = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' })

const SIDE = 40

/** A black square on white. */
const square: Pixels = {
  data: Array.from({ length: SIDE * SIDE }, (_, index) => {
    const [x, y] = [index % SIDE, Math.floor(index / SIDE)]
    const value = x >= 10 && x < 30 && y >= 10 && y < 30 ? 0 : 255
    return [value, value, value, 255]
  }).flat(),
  width: SIDE,
  height: SIDE,
}

const readFile = (result: Awaited<ReturnType<typeof readLogo>>) =>
  jest.mocked(readLogo).mockResolvedValue(result)

function open({ cart = [], changes = {} }: { cart?: unknown; changes?: object } = {}) {
  mockCategories(buildCategory())
  const product = buildProduct({ details: { surface: { ...surface, ...changes } } })
  server.use(http.get(urls.product, () => HttpResponse.json(product)))
  const cartPage = { path: '/shop-cart', element: <h1>Cart</h1> }
  return renderRoutes([...routes, cartPage], { at: '/product-detail/steel-card', cart })
}

const stored = () =>
  JSON.parse(localStorage.getItem('addToCart') ?? '[]') as { engraving?: { logo?: string } }[]
const drawn = () =>
  screen
    .getByRole('button', { name: /^Enlarge the picture/ })
    .querySelector('path')
    ?.getAttribute('d')

async function openFields(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Add a logo' }))
  return screen.findByLabelText('Choose a file')
}

beforeEach(() => setDraft(null))

describe('AddLogo', () => {
  test('puts a logo on the picture and, without a text, into the cart', async () => {
    readFile(square)
    const { user } = open()
    const input = await openFields(user)
    expect(input).toHaveFocus()
    await user.upload(input, file)
    expect(await screen.findByRole('img', { name: /^Your logo/ })).toBeVisible()
    await waitFor(() => expect(drawn()).toMatch(/^M[\dL. ]+Z$/))
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }))
    expect(stored()).toMatchObject([{ engraving: { name: '', line: '', logo: drawn() } }])
  })

  test('keeps the logo beside what is typed, swaps light and dark, and removes it', async () => {
    readFile(square)
    const { user } = open()
    await user.upload(await openFields(user), file)
    await screen.findByRole('img', { name: /^Your logo/ })
    await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Maryam')
    await waitFor(() => expect(drawn()?.match(/M/g)).toHaveLength(1))
    await user.click(screen.getByRole('checkbox', { name: 'Swap light and dark' }))
    expect(drawn()?.match(/M/g)).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Remove the logo' }))
    expect(drawn()).toBeUndefined()
    expect(screen.getByLabelText('Choose a file')).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }))
    expect(stored()).toMatchObject([{ engraving: { name: 'Maryam', line: '' } }])
    expect(stored()[0]?.engraving).not.toHaveProperty('logo')
  })

  test.each([
    ['type' as const, /^This file is not an SVG or PNG/],
    ['size' as const, /^This file is too large/],
    [{ ...square, data: Array.from(square.data, () => 255) }, /^No logo can be seen/],
  ])('says why a file is no logo, and leaves the one that is there: %#', async (result, reason) => {
    readFile(square)
    const { user } = open()
    await user.upload(await openFields(user), file)
    await screen.findByRole('img', { name: /^Your logo/ })
    readFile(result)
    await user.upload(screen.getByLabelText('Choose another file'), file)
    expect((await screen.findAllByText(reason))[0]).toBeVisible()
    expect(screen.getByRole('img', { name: /^Your logo/ })).toBeVisible()
  })

  test('changes the logo of a product in the cart when it is saved', async () => {
    readFile(square)
    const logo = 'M0 0L1000 0L1000 1000Z'
    const engraving = { name: 'Ali', line: '', logo }
    const line = { id: 'steel-card', title: { en: 'Steel card' }, price: 21, quantity: 1 }
    const { user } = open({ cart: [{ ...line, engraving, surface: area }] })
    await user.click(await screen.findByRole('button', { name: 'Change the logo' }))
    await waitFor(() => expect(drawn()).toBe(logo))
    await user.click(await screen.findByRole('button', { name: 'Remove the logo' }))
    await user.click(screen.getByRole('button', { name: 'Save the name in your cart' }))
    expect(stored()[0]?.engraving).toEqual({ name: 'Ali', line: '' })
  })

  test('does not stand for a name that is needed', async () => {
    readFile(square)
    const { user } = open({ changes: { required: true } })
    await user.upload(await openFields(user), file)
    await screen.findByRole('img', { name: /^Your logo/ })
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }))
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveFocus()
    expect(stored()).toEqual([])
  })

  test('is absent where a product takes no logo', async () => {
    open({ changes: { takesLogo: undefined } })
    await screen.findByRole('textbox', { name: /^Name/ })
    expect(screen.queryByRole('button', { name: 'Add a logo' })).not.toBeInTheDocument()
  })
})
