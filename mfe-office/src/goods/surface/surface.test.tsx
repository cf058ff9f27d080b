import { type OfficeProduct, productFields } from '@shop/contracts/wire/office-goods.ts'
import { emptyRecord } from '@shop/contracts/wire/office-record.ts'
import { mainUrl } from '@shop/testing/server.ts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { openOffice } from '../../testing/open-office.tsx'
import { DEFAULT_CORNERS } from './corners.ts'

const area = {
  finish: 'engraved',
  color: '#c3c6ca',
  width: 68,
  height: 12.4,
  pictures: [null, DEFAULT_CORNERS],
} satisfies OfficeProduct['surface']
const product: OfficeProduct = {
  ...emptyRecord(productFields),
  _id: 'steel-card',
  version: 3,
  categoryId: 'cards',
  title: { en: 'Steel card', ar: 'بطاقة فولاذية' },
  price: 21,
  position: 1,
  hidden: false,
  picture: 'cover',
  pictureUrl: 'http://media.test/cover.webp',
  gallery: ['front'],
  galleryUrls: ['http://media.test/front.webp'],
  stock: null,
  surface: area,
}

type Saved = Pick<OfficeProduct, 'surface' | 'picture' | 'gallery'>

function open(stored: OfficeProduct) {
  const sent: Saved[] = []
  const handlers = [
    http.get(mainUrl('/office/categories'), () => HttpResponse.json({ results: [] })),
    http.get(mainUrl('/office/products'), () => new Promise(() => undefined)),
    http.get(mainUrl('/office/products/steel-card'), () => HttpResponse.json(stored)),
    http.patch(mainUrl('/office/products/steel-card'), async ({ request }) => {
      sent.push((await request.json()) as Saved)
      return HttpResponse.json(stored)
    }),
  ]
  return { ...openOffice('/office/products/steel-card', { handlers }), sent }
}

const corner = (name: string) =>
  screen.findByRole('button', { name: new RegExp(`^${name} corner`) })
const save = () => screen.getByRole('button', { name: 'Save' })

describe('SurfaceField', () => {
  test('moves a corner by arrow keys, tells where it is, and saves it for its picture', async () => {
    const { user, sent } = open(product)
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Picture/ }), 'Picture 2')
    const handle = await corner('Top left')
    expect(handle).toHaveAccessibleName('Top left corner: 25 % from the left, 40 % from the top')
    handle.focus()
    await user.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowUp}{/Shift}')
    expect(handle).toHaveAccessibleName('Top left corner: 26 % from the left, 35 % from the top')
    expect(handle).toHaveFocus()
    await user.click(save())
    const [, ...others] = DEFAULT_CORNERS
    await waitFor(() =>
      expect(sent[0]?.surface).toEqual({
        ...product.surface,
        pictures: [null, [[0.26, 0.35], ...others]],
      }),
    )
  })

  test('moves a corner by a pointer', async () => {
    const { user, sent } = open(product)
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Picture/ }), 'Picture 2')
    const handle = await corner('Bottom right')
    const group = screen.getByRole('group', { name: 'Area for the name on the picture' })
    group.getBoundingClientRect = () => new DOMRect(100, 50, 400, 400)
    const captured = new Set<number>()
    handle.setPointerCapture = (id) => void captured.add(id)
    handle.hasPointerCapture = (id) => captured.has(id)
    const move = (clientX: number, clientY: number) =>
      fireEvent(
        handle,
        Object.assign(new MouseEvent('pointermove', { bubbles: true, clientX, clientY }), {
          pointerId: 1,
        }),
      )
    move(500, 50)
    expect(handle).toHaveAccessibleName(/75 % from the left, 60 %/)
    fireEvent(
      handle,
      Object.assign(new MouseEvent('pointerdown', { bubbles: true }), { pointerId: 1 }),
    )
    move(460, 330)
    expect(handle).toHaveAccessibleName(/90 % from the left, 70 %/)
    // Beyond the opposite corner, the surface would be turned over: it stays.
    move(110, 60)
    expect(handle).toHaveAccessibleName(/90 % from the left, 70 %/)
    await user.click(save())
    await waitFor(() => expect(sent[0]?.surface?.pictures[1]?.[2]).toEqual([0.9, 0.7]))
  })

  test('keeps the corners with their picture when another becomes the cover', async () => {
    const { user, sent } = open(product)
    await user.click(await screen.findByRole('button', { name: 'Make cover: picture 2' }))
    await user.click(save())
    await waitFor(() =>
      expect(sent).toMatchObject([
        { picture: 'front', gallery: ['cover'], surface: { pictures: [DEFAULT_CORNERS, null] } },
      ]),
    )
  })

  test('begins on a product that takes no name, and shows a sample on it', async () => {
    const { user, sent } = open({ ...product, surface: null })
    await user.click(await screen.findByRole('checkbox', { name: /put their name on it/ }))
    await user.selectOptions(screen.getByRole('combobox', { name: /^How the name/ }), 'Printed')
    const width = screen.getByRole('textbox', { name: /^Width in mm/ })
    await user.clear(width)
    await user.type(width, '٨٥٫٥')
    await user.click(screen.getByRole('checkbox', { name: 'This picture shows the area' }))
    const group = await screen.findByRole('group', { name: 'Area for the name on the picture' })
    const sample = screen.getByRole('textbox', { name: /^Sample/ })
    await user.clear(sample)
    await user.type(sample, 'Maha')
    await waitFor(() => expect(within(group).getAllByText('Maha')).not.toHaveLength(0))
    await user.click(save())
    await waitFor(() =>
      expect(sent[0]?.surface).toEqual({
        finish: 'printed',
        color: '#333333',
        width: 85.5,
        height: 20,
        pictures: [DEFAULT_CORNERS, null],
      }),
    )
  })

  test('says on how many pieces a text is, and that there must be one', async () => {
    const { user, sent } = open(product)
    const pieces = await screen.findByRole('textbox', { name: /^Pieces in the package/ })
    const needed = screen.getByRole('checkbox', { name: 'Sold only with a text' })
    expect(pieces).toHaveValue('')
    expect(needed).not.toBeChecked()
    await user.type(pieces, '101')
    await user.click(needed)
    await user.click(save())
    expect(await screen.findByText('This number is too large.')).toBeVisible()
    expect(sent).toEqual([])
    await user.clear(pieces)
    await user.type(pieces, '١٠')
    await user.click(save())
    const surface = { ...product.surface, pieces: 10, required: true }
    await waitFor(() => expect(sent).toMatchObject([{ surface }]))
  })

  test('keeps how it is sold', async () => {
    const surface = { ...area, pieces: 10, required: true }
    const { user, sent } = open({ ...product, surface })
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent[0]?.surface).toEqual(surface))
  })

  test('adds the back, names both sides, and takes the back away again', async () => {
    const { user, sent } = open(product)
    await user.click(await screen.findByRole('button', { name: 'Add another area' }))
    const back = within(screen.getByRole('group', { name: 'Area 2' }))
    await user.click(save())
    expect(await back.findAllByText(/is required\.$/)).toHaveLength(2)
    const front = within(screen.getByRole('group', { name: 'Area 1' }))
    const names = [
      [front, 'Front', 'الوجه'],
      [back, 'Back', 'الظهر'],
    ] as const
    for (const [side, en, ar] of names) {
      await user.type(side.getByRole('textbox', { name: /^Name of the area in English/ }), en)
      await user.type(side.getByRole('textbox', { name: /^Name of the area in Arabic/ }), ar)
    }
    await user.selectOptions(back.getByRole('combobox', { name: /^Picture/ }), 'Picture 2')
    await user.click(back.getByRole('checkbox', { name: 'This picture shows the area' }))
    await user.click(save())
    const other = {
      name: { en: 'Back', ar: 'الظهر' },
      finish: 'engraved' as const,
      color: '#333333',
      width: 60,
      height: 20,
      pictures: [null, DEFAULT_CORNERS],
    }
    await waitFor(() =>
      expect(sent[0]?.surface).toEqual({
        ...area,
        name: { en: 'Front', ar: 'الوجه' },
        others: [other],
      }),
    )
    cleanup()
    const again = open({ ...product, surface: { ...area, name: { en: 'Front' }, others: [other] } })
    await again.user.click(await screen.findByRole('button', { name: 'Remove this area' }))
    await again.user.click(save())
    await waitFor(() => expect(again.sent[0]?.surface).toEqual(area))
  })

  test('says which measure cannot be', async () => {
    const { user, sent } = open(product)
    const height = await screen.findByRole('textbox', { name: /^Height in mm/ })
    await user.clear(height)
    await user.type(height, '3')
    await user.click(save())
    expect(await screen.findByText('This number is too small.')).toBeVisible()
    expect(sent).toEqual([])
  })

  test('takes the area away', async () => {
    const { user, sent } = open(product)
    await user.click(await screen.findByRole('checkbox', { name: /put their name on it/ }))
    await user.click(save())
    await waitFor(() => expect(sent[0]?.surface).toBeNull())
  })
})
