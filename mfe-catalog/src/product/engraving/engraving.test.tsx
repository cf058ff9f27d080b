import type { Corners } from '@shop/contracts/rules/surface.ts'
import type { Product } from '@shop/contracts/wire/catalog.ts'
import { buildCategory, buildProduct } from '@shop/testing/fixtures.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { server } from '@shop/testing/server.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { routes } from '../../routes.generated.ts'
import { mockCategories, urls } from '../../testing/mock-api.ts'
import { setDraft } from './draft.ts'

const corners: Corners = [
  [0.1, 0.5],
  [0.9, 0.5],
  [0.9, 0.7],
  [0.1, 0.7],
]
const area = { finish: 'engraved', color: '#123456', width: 68, height: 12 } as const
const product = buildProduct({
  galleryImgUrls: ['http://api.test/media/front.webp', 'http://api.test/media/box.webp'],
  details: { surface: { ...area, pictures: [corners, corners, null] } },
})
const line = { id: 'steel-card', title: { en: 'Steel card' }, price: 21, quantity: 4 }

const name = () => screen.findByRole('textbox', { name: /^Name/ })
const stored = () =>
  JSON.parse(localStorage.getItem('addToCart') ?? '[]') as { engraving?: object }[]
/** Texts on the gallery's first picture. */
const drawn = () => [
  ...new Set(
    Array.from(
      screen
        .getByRole('button', { name: 'Enlarge the picture of Steel card' })
        .querySelectorAll('text'),
      (text) => text.textContent,
    ),
  ),
]

interface Options {
  at?: string
  cart?: unknown
  changes?: Partial<Product>
}

function open({ at = '/product-detail/steel-card', cart = [], changes = {} }: Options = {}) {
  mockCategories(buildCategory())
  server.use(http.get(urls.product, () => HttpResponse.json({ ...product, ...changes })))
  const cartPage = { path: '/shop-cart', element: <h1>Cart</h1> }
  return renderRoutes([...routes, cartPage], { at, cart })
}

beforeEach(() => setDraft(null))

describe('EngravingFields', () => {
  test('draw what is typed on the pictures that show the surface', async () => {
    const { user, container } = open()
    await user.type(await name(), 'Maryam  ')
    await user.type(screen.getByRole('textbox', { name: /^Second line/ }), 'مصممة')
    await waitFor(() => expect(drawn()).toEqual(['Maryam', 'مصممة']))
    // Cover and front, in the gallery and its thumbnails, and the close-up of the form.
    expect(container.querySelectorAll('svg[viewBox="0 0 68 12"]')).toHaveLength(5)
  })

  test.each([
    ['Ali 😀', 'Emoji cannot be put on it. Please remove \u2068😀\u2069.'],
    ['Иван', /“\u2068И\u2069” cannot be put on it/],
    ['a\u0335\u0321\u0322\u0327', /“.+” has too many marks on one letter/],
    ['W'.repeat(29), 'This does not fit. Please take away about 3 characters.'],
  ])('say while typing why %s cannot be put on it, and draw nothing', async (text, reason) => {
    const { user } = open()
    const field = await name()
    await user.click(field)
    await user.paste(text)
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(reason)
    expect(field).toHaveValue(text)
    expect(drawn()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }))
    expect(field).toHaveFocus()
    await user.click(screen.getByRole('link', { name: 'Shop Now' }))
    expect(stored()).toEqual([])
  })

  test('add the product with the text to the cart', async () => {
    const { user } = open()
    await user.type(await name(), ' Maryam')
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }))
    expect(stored()).toMatchObject([
      {
        id: 'steel-card',
        engraving: { name: 'Maryam', line: '' },
        surface: { ...area, corners },
      },
    ])
  })

  test('lead to the next field by Enter, and from the last one nowhere: nothing is bought', async () => {
    const { user } = open()
    const field = await name()
    const second = screen.getByRole('textbox', { name: /^Second line/ })
    expect(field).toHaveAttribute('enterkeyhint', 'next')
    expect(second).toHaveAttribute('enterkeyhint', 'done')
    await user.type(field, 'Maryam{Enter}')
    expect(second).toHaveFocus()
    await user.keyboard('CEO{Enter}')
    expect(second).not.toHaveFocus()
    expect(second).toHaveValue('CEO')
    for (const input of [field, second]) {
      expect(input).toHaveAttribute('spellcheck', 'false')
      expect(input).toHaveAttribute('autocorrect', 'off')
      expect(input).toHaveAttribute('autocapitalize', 'off')
    }
    expect(stored()).toEqual([])
  })

  test('name the text in the address of Shop Now and of the form', async () => {
    const { user } = open()
    const field = await name()
    await user.type(field, 'Maryam')
    const link = screen.getByRole('link', { name: 'Shop Now' })
    expect(link).toHaveAttribute('href', '/shop-cart?product=steel-card&name=Maryam')
    const form = field.closest('form')
    expect(form).toHaveAttribute('action', '/shop-cart')
    const inputs = [...(form?.querySelectorAll('input') ?? [])]
    expect(inputs.map((input) => [input.name, input.value])).toEqual([
      ['product', 'steel-card'],
      ['name', 'Maryam'],
      ['line', ''],
    ])
  })

  test('edit the line of a product in the cart, and keep its quantity', async () => {
    const { user } = open({ cart: [{ ...line, engraving: { name: 'Ali', line: '' } }] })
    const field = await name()
    await waitFor(() => expect(field).toHaveValue('Ali'))
    expect(screen.queryByRole('button', { name: 'Save the name in your cart' })).toBeNull()
    await user.type(field, ' Said')
    await user.click(screen.getByRole('button', { name: 'Save the name in your cart' }))
    expect(stored()).toMatchObject([{ quantity: 4, engraving: { name: 'Ali Said' } }])
    expect(screen.queryByRole('button', { name: 'Save the name in your cart' })).toBeNull()
    await user.clear(field)
    await user.click(screen.getByRole('button', { name: 'Save the name in your cart' }))
    expect(stored()[0]).not.toHaveProperty('engraving')
  })

  test('have a link by which somebody else goes on with the draft', async () => {
    const { user } = open()
    expect(screen.queryByRole('link', { name: 'Link to this draft' })).toBeNull()
    await user.type(await name(), 'سالم & Co')
    const link = await screen.findByRole('link', { name: 'Link to this draft' })
    const address = link.getAttribute('href') ?? ''
    expect(address).toMatch(/^\/product-detail\/steel-card#/)
    await user.click(link)
    await screen.findByText(/^The link is copied\./)
    cleanup()
    setDraft(null)
    open({ at: address })
    await waitFor(async () => expect(await name()).toHaveValue('سالم & Co'))
    await waitFor(() => expect(drawn()).toEqual(['سالم & Co']))
  })

  describe('of a product that is sold only with a name', () => {
    const surface = { ...area, pictures: [corners], required: true }
    const changes = { details: { surface } }
    const MISSING = 'Please type a name.'

    test.each(['Add to Cart', 'Shop Now'])('ask for it where %s comes first', async (pressed) => {
      const { user, router } = open({ changes })
      const field = await name()
      expect(field).toBeRequired()
      expect(field).toBeValid()
      await user.type(screen.getByRole('textbox', { name: /^Second line/ }), 'CEO')
      await user.click(screen.getByText(pressed))
      expect(field).toHaveFocus()
      expect(field).toHaveAccessibleDescription(MISSING)
      expect(stored()).toEqual([])
      await user.type(field, 'Maryam')
      expect(field).toBeValid()
      await user.click(screen.getByText(pressed))
      expect(stored()).toMatchObject([{ engraving: { name: 'Maryam', line: 'CEO' } }])
      expect(stored()).toMatchObject([{ surface: { required: true } }])
      const { pathname } = router.state.location
      expect(pathname).toBe(pressed === 'Shop Now' ? '/shop-cart' : '/product-detail/steel-card')
    })

    test('keep the name of one in the cart', async () => {
      const cart = [{ ...line, engraving: { name: 'Ali', line: '' } }]
      const { user } = open({ cart, changes })
      const field = await name()
      await waitFor(() => expect(field).toHaveValue('Ali'))
      await user.clear(field)
      await user.click(screen.getByRole('button', { name: 'Save the name in your cart' }))
      expect(field).toHaveAccessibleDescription(MISSING)
      expect(stored()).toMatchObject(cart)
    })
  })

  test('are focused where the address names the name', async () => {
    open({ at: '/product-detail/steel-card#your-name' })
    expect(await name()).toHaveFocus()
  })

  test('lead to the cart where its pieces have different texts, and replace none of them', async () => {
    const engravings = ['Ali', 'Huda', ''].map((text) => ({ name: text, line: '' }))
    const surface = { ...area, corners }
    const several = { ...line, quantity: 3, engraving: engravings[0], engravings, surface }
    const { unmount } = open({ cart: [several] })
    const link = await screen.findByRole('link', { name: 'Edit them in the cart' })
    expect(link).toHaveAttribute('href', '/shop-cart#texts-steel-card')
    expect(screen.getByText('The 3 pieces in your cart have texts of their own.')).toBeVisible()
    expect(screen.queryByRole('textbox', { name: /^Name/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Save the name in your cart' })).toBeNull()
    await waitFor(() => expect(drawn()).toEqual(['Ali']))
    unmount()
    // Of the pieces that are left, all have the same.
    open({ cart: [{ ...several, quantity: 1 }] })
    await waitFor(async () => expect(await name()).toHaveValue('Ali'))
  })

  test('say of a package that the text goes on all of its pieces', async () => {
    open({ changes: { details: { surface: { ...area, pieces: 10, pictures: [corners] } } } })
    expect(await screen.findByText(/It goes on all 10 pieces of the pack/)).toBeVisible()
  })

  describe('of a set', () => {
    const fob = { ...area, width: 20, name: { en: 'Key fob', ar: 'الميدالية' } }
    const card = { ...area, name: { en: 'Card', ar: 'البطاقة' } }
    const set = {
      details: {
        surface: {
          ...card,
          pictures: [corners, corners],
          others: [{ ...fob, pictures: [corners] }],
        },
      },
    }
    const inPlace = (place: string) =>
      screen
        .getByRole('group', { name: place })
        .querySelector<HTMLInputElement>('input[name=name]') ?? document.body

    test('put one text on all surfaces, as far as it fits on the narrowest', async () => {
      const { user, container } = open({ changes: set })
      await user.type(await name(), 'Maryam Al Harthy')
      expect(
        await screen.findByText(/^Key fob: This does not fit\./, { selector: 'p, p *' }),
      ).toBeVisible()
      await user.clear(await name())
      await user.type(await name(), 'Maryam')
      await waitFor(() => expect(drawn()).toEqual(['Maryam']))
      expect(container.querySelectorAll('svg[viewBox="0 0 20 12"]')).not.toHaveLength(0)
      await user.click(screen.getByRole('button', { name: 'Add to Cart' }))
      expect(stored()).toMatchObject([{ engraving: { name: 'Maryam' } }])
      expect(stored()[0]).not.toHaveProperty('engravings')
    })

    test('take a text for each surface', async () => {
      const { user } = open({ changes: set })
      await user.type(await name(), 'Maryam')
      await user.click(
        screen.getByRole('checkbox', { name: 'A different text on each: Card, Key fob' }),
      )
      expect(inPlace('Card')).toHaveValue('Maryam')
      await user.clear(inPlace('Key fob'))
      await user.type(inPlace('Key fob'), 'مريم')
      await waitFor(() => expect(drawn()).toEqual(['Maryam', 'مريم']))
      expect(screen.getByRole('link', { name: 'Shop Now' })).toHaveAttribute(
        'href',
        `/shop-cart?product=steel-card&name=Maryam&line=&name=${encodeURIComponent('مريم')}&line=`,
      )
      await user.click(screen.getByRole('button', { name: 'Add to Cart' }))
      const engravings = [{ name: 'Maryam' }, { name: 'مريم' }]
      expect(stored()).toMatchObject([{ engravings }])
      // It is edited here, whatever the quantity.
      await user.type(inPlace('Card'), '!')
      await user.click(screen.getByRole('button', { name: 'Save the name in your cart' }))
      expect(stored()).toMatchObject([{ engravings: [{ name: 'Maryam!' }, { name: 'مريم' }] }])
    })

    test('open the side that has a text in the cart', async () => {
      const back = { ...card, name: { en: 'Back' }, pictures: [null, corners] }
      const surface = { ...card, pictures: [corners, corners], others: [back] }
      const engravings = [
        { name: 'Maryam', line: '' },
        { name: 'مريم', line: '' },
      ]
      open({
        changes: { details: { surface } },
        cart: [{ ...line, engraving: engravings[0], engravings, surface: { ...area, corners } }],
      })
      const fold = await screen.findByText('Back: add a text, too')
      await waitFor(() => expect(fold.closest('details')).toHaveAttribute('open'))
      expect(inPlace('Back')).toHaveValue('مريم')
    })

    test('show the picture of the side that is being typed', async () => {
      const back = { ...card, name: { en: 'Back' }, pictures: [null, corners] }
      const surface = { ...card, pictures: [corners, corners], others: [back] }
      const { user } = open({ changes: { details: { surface } } })
      // Two fields to begin with.
      const fold = await screen.findByText('Back: add a text, too')
      expect(fold.closest('details')).not.toHaveAttribute('open')
      expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
      await user.click(fold)
      await user.type(inPlace('Back'), 'Ali')
      const thumbnail = (at: number) =>
        screen.getByRole('button', { name: `Show picture ${at} of 3` })
      expect(thumbnail(2)).toHaveAttribute('aria-current', 'true')
      await waitFor(() => expect(drawn()).toEqual(['Ali']))
      // It shows the front, too.
      await user.click(inPlace('Card'))
      expect(thumbnail(2)).toHaveAttribute('aria-current', 'true')
      await user.click(thumbnail(3))
      await user.click(inPlace('Back'))
      expect(thumbnail(2)).toHaveAttribute('aria-current', 'true')
    })
  })

  test('are absent for a product that takes no name', async () => {
    open({ changes: { details: {} } })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('textbox', { name: /^Name/ })).toBeNull()
  })
})
