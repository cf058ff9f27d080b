import {
  type OfficeProduct,
  productChangeSchema,
  productFields,
} from '@shop/contracts/wire/office-goods.ts'
import { emptyRecord } from '@shop/contracts/wire/office-record.ts'
import { buildPage } from '@shop/testing/fixtures.ts'
import { mainUrl, server } from '@shop/testing/server.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { openOffice } from '../testing/open-office.tsx'

const product: OfficeProduct = {
  ...emptyRecord(productFields),
  _id: 'steel-card',
  version: 3,
  categoryId: 'cards',
  title: { en: 'Steel card', ar: 'بطاقة فولاذية' },
  price: 21,
  position: 1,
  hidden: false,
  picture: 'steel-card',
  pictureUrl: 'http://media.test/steel-card.webp',
  gallery: ['front'],
  galleryUrls: ['http://media.test/front.webp'],
  stock: 5,
  reserved: 2,
  surface: null,
}
const category = {
  _id: 'cards',
  version: 1,
  title: { en: 'Cards', ar: 'بطاقات' },
  picture: '',
  pictureUrl: '',
  position: 0,
  hidden: true,
}

function open(at: string, stored: OfficeProduct[] = [product]) {
  const handlers = [
    http.get(mainUrl('/office/categories'), () => HttpResponse.json({ results: [category] })),
    http.get(mainUrl('/office/products'), () => HttpResponse.json(buildPage(stored))),
    http.get(mainUrl('/office/products/steel-card'), () => HttpResponse.json(stored[0])),
  ]
  return openOffice(at, { handlers })
}

/** Records what is saved; responds with the statuses, one after the other. */
function mockSave(...statuses: number[]) {
  const sent: Record<string, unknown>[] = []
  const respond = async ({ request }: { request: Request }) => {
    sent.push((await request.json()) as Record<string, unknown>)
    const status = statuses.shift() ?? 200
    return HttpResponse.json(status === 200 ? product : { message: 'Refused.' }, { status })
  }
  server.use(
    http.post(mainUrl('/office/products'), respond),
    http.patch(mainUrl('/office/products/steel-card'), respond),
  )
  return sent
}

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) })

describe('ProductsPage', () => {
  test('lists products with a link to each', async () => {
    open('/office/products')
    const table = await screen.findByRole('table', { name: 'Products' })
    expect(within(table).getByRole('link', { name: 'Steel card' })).toHaveAttribute(
      'href',
      '/office/products/steel-card',
    )
    expect(within(table).getByText(/21\.00/)).toBeVisible()
    const pieces = ['On hand', 'Reserved', 'Available'].map((name) => {
      const columns = within(table).getAllByRole('columnheader')
      const at = columns.findIndex((column) => column.textContent === name)
      return within(table).getAllByRole('cell')[at]?.textContent
    })
    expect(pieces).toEqual(['5', '2', '3'])
    expect(screen.getByText('1 entry')).toBeVisible()
  })

  test('says that there are none', async () => {
    open('/office/products', [])
    expect(await screen.findByText('No products here')).toBeVisible()
  })
})

describe('ProductPage', () => {
  test('names each field that cannot be saved, and sends nothing', async () => {
    const sent = mockSave()
    const { user } = open('/office/products/new')
    await user.type(await screen.findByRole('textbox', { name: /^Name in English/ }), 'Copper')
    await user.type(field('Price in OMR'), '24.905')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Name in Arabic is required.')).toBeVisible()
    expect(screen.getByText('Category is required.')).toBeVisible()
    expect(screen.getByText(/two decimals: the third must be 0/)).toBeVisible()
    expect(sent).toEqual([])
  })

  test('shows what breaks the contract at its field', async () => {
    const sent = mockSave()
    const { user } = open('/office/products/steel-card')
    const name = await screen.findByRole('textbox', { name: /^Name in English/ })
    await user.type(name, '<b>')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Please write plain text, without < and >.')).toBeVisible()
    expect(name).toHaveFocus()
    expect(sent).toEqual([])
  })

  test('creates a product from what was typed, with Arabic digits', async () => {
    const sent = mockSave()
    const { user, router } = open('/office/products/new')
    await user.type(await screen.findByRole('textbox', { name: /^Name in English/ }), 'Copper')
    await user.type(field('Name in Arabic'), 'نحاس')
    await user.type(field('Price in OMR'), '٢٤٫٩')
    await user.selectOptions(
      await screen.findByRole('combobox', { name: /^Category/ }),
      await screen.findByRole('option', { name: 'Cards' }),
    )
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/office/products'))
    expect(sent).toMatchObject([
      {
        title: { en: 'Copper', ar: 'نحاس' },
        price: 24.9,
        categoryId: 'cards',
        hidden: true,
        picture: '',
        stock: null,
        surface: null,
      },
    ])
    expect(sent[0]).not.toHaveProperty('version')
  })

  test('asks about a price that can be read in two ways, and about one of 0', async () => {
    const sent = mockSave()
    const { user } = open('/office/products/steel-card')
    await screen.findByRole('textbox', { name: /^Price in OMR/ })
    await user.clear(field('Price in OMR'))
    await user.type(field('Price in OMR'), '12,000{Enter}')
    expect(await screen.findByText(/^Did you mean 12\.000 or 12000\.00\?/)).toBeVisible()
    await user.clear(field('Price in OMR'))
    await user.type(field('Price in OMR'), '0{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Offer it for nothing?' }))
    expect(sent).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toMatchObject([{ price: 0, version: 3 }]))
  })

  test('sends the stock with what was read, and refuses half a piece', async () => {
    const sent = mockSave()
    const { user } = open('/office/products/steel-card')
    const stock = await screen.findByRole('textbox', { name: /^On hand/ })
    expect(stock).toHaveValue('5')
    expect(stock).toHaveAccessibleDescription(/^2 reserved .*, 3 available\./)
    await user.clear(stock)
    await user.type(stock, '1.5')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Please write a whole number.')).toBeVisible()
    await user.clear(stock)
    await user.type(stock, '١٢')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toMatchObject([{ stock: 12, stockRead: 5 }]))
  })

  test('puts a product into a family', async () => {
    const sent = mockSave()
    const { user } = open('/office/products/steel-card')
    await user.type(await screen.findByRole('textbox', { name: /^Option group/ }), 'metal-cards')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toMatchObject([{ family: 'metal-cards' }]))
  })

  test('previews in both languages what is typed', async () => {
    const { user } = open('/office/products/steel-card')
    const price = await screen.findByRole('textbox', { name: /^Price in OMR/ })
    await user.clear(price)
    await user.type(price, '9,5')
    const preview = screen.getByRole('region', { name: 'How shoppers will see it' })
    expect(within(preview).getByText('Steel card')).toBeVisible()
    expect(within(preview).getByText('بطاقة فولاذية')).toBeVisible()
    expect(within(preview).getByText(/^OMR\s9\.50$/)).toBeVisible()
  })

  test('makes another picture the cover, and removes one', async () => {
    const sent = mockSave()
    const { user } = open('/office/products/steel-card')
    await user.click(await screen.findByRole('button', { name: 'Make cover: picture 2' }))
    await user.click(screen.getByRole('button', { name: 'Remove: picture 2' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toMatchObject([{ picture: 'front', gallery: [] }]))
  })

  test('moves pictures, describes them, and keeps both together', async () => {
    const sent = mockSave()
    const { user } = open('/office/products/steel-card')
    await user.click(await screen.findByLabelText('Describe it: picture 2'))
    await user.type(field('Description of picture 2 in English'), 'The front')
    const earlier = screen.getByRole('button', { name: 'Move earlier: picture 2' })
    await user.click(earlier)
    // Focus stays with the picture, which is the first now.
    expect(screen.getByRole('button', { name: 'Move later: picture 1' })).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Move earlier: picture 1' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({
      picture: 'front',
      gallery: ['steel-card'],
      alts: [
        { en: 'The front', ar: '' },
        { en: '', ar: '' },
      ],
    })
  })

  test('lets a picture be dragged to another place', async () => {
    const sent = mockSave()
    const { user } = open('/office/products/steel-card')
    const front = await screen.findByRole('img', { name: 'Picture 2' })
    const cover = screen.getByRole('img', { name: 'Picture 1' })
    fireEvent.dragStart(front)
    fireEvent.dragOver(cover)
    fireEvent.drop(cover)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toMatchObject([{ picture: 'front', gallery: ['steel-card'] }]))
  })

  test('sends a picture, says what the server has against it, and asks again one that is busy', async () => {
    const sent = mockSave()
    const types: (string | null)[] = []
    const statuses = [422, 503, 200]
    server.use(
      http.post(mainUrl('/office/pictures'), ({ request }) => {
        types.push(request.headers.get('content-type'))
        const status = statuses.shift() ?? 500
        const stored = { name: 'upload-1', url: 'http://media.test/upload-1.webp' }
        return HttpResponse.json(status === 200 ? stored : { message: 'Too small.' }, { status })
      }),
    )
    const { user, container } = open('/office/products/steel-card')
    await screen.findByText('Drop pictures here, or choose them')
    const input = container.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('There is no field for pictures')
    const file = new File(['x'], 'photo.png', { type: 'image/png' })
    await user.upload(input, file)
    expect(await screen.findByText('Too small.')).toBeVisible()
    await user.upload(input, file)
    expect(await screen.findByRole('button', { name: 'Remove: picture 3' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toMatchObject([{ gallery: ['front', 'upload-1'] }]))
    expect(types).toEqual(['image/png', 'image/png', 'image/png'])
  })

  test('keeps what was typed when somebody else was first, and saves it on demand', async () => {
    const sent = mockSave(409)
    const { user, router } = open('/office/products/steel-card')
    const name = await screen.findByRole('textbox', { name: /^Name in English/ })
    await user.type(name, ' mine')
    server.use(
      http.get(mainUrl('/office/products/steel-card'), () =>
        HttpResponse.json({ ...product, version: 8, title: { en: 'Theirs', ar: 'لهم' } }),
      ),
    )
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/Somebody else has saved this meanwhile/)).toBeVisible()
    expect(name).toHaveValue('Steel card mine')
    await user.click(screen.getByRole('button', { name: 'Save mine all the same' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/office/products'))
    expect(sent.map(({ version }) => version)).toEqual([3, 8])
    expect(sent[1]).toMatchObject({ title: { en: 'Steel card mine' } })
  })
})

describe('what is done with several products at once', () => {
  const choose = async ({ user }: ReturnType<typeof open>) => {
    await user.click(await screen.findByRole('checkbox', { name: 'Choose all on this page' }))
    return within(screen.getByRole('group', { name: 'For all that are chosen' }))
  }

  test('hides each as it was read, and leaves the stock alone', async () => {
    const opened = open('/office/products')
    const sent = mockSave()
    const bar = await choose(opened)
    await opened.user.click(bar.getByRole('button', { name: 'Hide' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ version: 3, hidden: true, price: 21, gallery: ['front'] })
    expect(Object.keys(sent[0] ?? {})).not.toEqual(expect.arrayContaining(['stock', 'surface']))
    expect(productChangeSchema.safeParse(sent[0]).success).toBe(true)
  })

  test('shows each price before it is changed', async () => {
    const opened = open('/office/products')
    const sent = mockSave()
    const bar = await choose(opened)
    await opened.user.click(bar.getByRole('button', { name: 'Change prices' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change prices' }))
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
    await opened.user.type(dialog.getByRole('textbox', { name: /^Change in percent/ }), '-10')
    expect(dialog.getByRole('listitem')).toHaveTextContent(
      /^Steel card: OMR\s21\.00 → OMR\s18\.90$/,
    )
    await opened.user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toMatchObject([{ price: 18.9, hidden: false }]))
  })
})

test('ProductPage duplicates a product: hidden, without a stock, saved as a new one', async () => {
  const { user, router } = open('/office/products/steel-card')
  const sent = mockSave()
  await user.click(await screen.findByRole('link', { name: 'Duplicate' }))
  await screen.findByRole('heading', { level: 1, name: 'New product' })
  expect(router.state.location.search).toBe('?from=steel-card')
  await waitFor(() => expect(field('Name in English')).toHaveValue('Steel card'))
  expect(field('Price in OMR')).toHaveValue('21.00')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ price: 21, hidden: true, stock: null, picture: 'steel-card' })
  expect(sent[0]).not.toHaveProperty('version')
})
