import { MAX_IMPORT_BYTES } from '@shop/contracts/rules/limits.ts'
import type { ProductImport, ProductImports } from '@shop/contracts/wire/office-import.ts'
import { buildPage } from '@shop/testing/fixtures.ts'
import { mainUrl, server } from '@shop/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { openOffice } from '../../testing/open-office.tsx'

const good: ProductImport = {
  applied: false,
  created: 1,
  changed: 2,
  unchanged: 30,
  problems: [],
  problemCount: 0,
}
const bad: ProductImport = {
  ...good,
  problems: [
    { line: 3, column: 'price', problem: 'tooManyDecimals' },
    { line: 7, column: 'version', problem: 'changedSince' },
  ],
  problemCount: 2,
}

const row = {
  ...{ line: 2, title: 'Steel card', isNew: false },
  cells: [
    { column: 'price', before: '1.50', after: '1500.00' },
    { column: 'stock', before: '', after: '4' },
  ],
}

let imports: ProductImports['results'] = []
afterEach(() => {
  imports = []
})

/** Responds to tables one after the other. */
function open(at: string, ...responses: (ProductImport | number)[]) {
  const sent: Record<string, string | null>[] = []
  const handlers = [
    http.get(mainUrl('/office/product-imports'), () => HttpResponse.json({ results: imports })),
    http.get(mainUrl('/office/categories'), () => HttpResponse.json({ results: [] })),
    http.get(mainUrl('/office/products'), () => HttpResponse.json(buildPage([]))),
    http.post(mainUrl('/office/products.csv'), ({ request }) => {
      const { searchParams } = new URL(request.url)
      const read = (name: string) => searchParams.get(name)
      const type = request.headers.get('content-type')
      sent.push({
        type,
        ...{ apply: read('apply'), duplicates: read('duplicates'), key: read('key') },
      })
      const response = responses.shift() ?? good
      if (typeof response === 'object') return HttpResponse.json(response)
      return HttpResponse.json({ message: 'The request is too large.' }, { status: response })
    }),
  ]
  return { ...openOffice(at, { handlers }), sent }
}

const table = new File(['id,version'], 'products.csv', { type: 'text/csv' })
const choose = async ({ user }: Pick<ReturnType<typeof open>, 'user'>, file = table) =>
  user.upload(await screen.findByLabelText(/^Table/), file)
const apply = () => screen.queryByRole('button', { name: 'Save all of it' })

// jsdom has no `arrayBuffer`.
File.prototype.arrayBuffer = function () {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as ArrayBuffer)
    reader.readAsArrayBuffer(this)
  })
}

describe('ImportPage', () => {
  test('checks a table, says what it changes, and saves it on a click', async () => {
    const page = open('/office/import', good, { ...good, applied: true })
    await choose(page)
    expect(
      await screen.findByText('Nothing is wrong with it. New: 1. Changed: 2. Unchanged: 30.'),
    ).toBeVisible()
    expect(page.sent).toEqual([{ type: 'text/csv', apply: 'false', duplicates: null, key: null }])
    await page.user.click(await screen.findByRole('button', { name: 'Save all of it' }))
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/office/products'))
    expect(page.sent).toHaveLength(2)
    expect(page.sent[1]).toMatchObject({ apply: 'true', duplicates: null })
  })

  test('names each mistake by line and column, and saves nothing', async () => {
    const page = open('/office/import', bad)
    await choose(page)
    expect(await screen.findByText('2 mistakes. Nothing was saved.')).toBeVisible()
    const list = screen.getByRole('table', { name: 'Mistakes' })
    const rows = within(list).getAllByRole('row').slice(1)
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      ),
    ).toEqual([
      ['3', 'price', expect.stringContaining('two decimals')],
      ['7', 'version', expect.stringContaining('Somebody has changed this product')],
    ])
    expect(apply()).toBeNull()
  })

  test('reads a corrected file of the same name again', async () => {
    const page = open('/office/import', bad, good)
    await choose(page)
    expect(await screen.findByText('2 mistakes. Nothing was saved.')).toBeVisible()
    await choose(page)
    expect(await screen.findByText(/^Nothing is wrong with it/)).toBeVisible()
    expect(page.sent).toHaveLength(2)
  })

  test.each([
    ['cannot be read', async () => Promise.reject(new DOMException('', 'NotReadableError'))],
    ['reads otherwise', async () => new TextEncoder().encode('id,versio_').buffer],
  ])('has a file chosen again that %s after it was checked', async (_, arrayBuffer) => {
    const page = open('/office/import', good)
    const file = new File(['id,version'], 'products.csv', { type: 'text/csv' })
    await choose(page, file)
    const save = await screen.findByRole('button', { name: 'Save all of it' })
    file.arrayBuffer = arrayBuffer
    await page.user.click(save)
    expect(
      await screen.findByText('The file has changed since it was checked. Please choose it again.'),
    ).toBeVisible()
    expect(page.sent).toHaveLength(1)
    expect(apply()).toBeNull()
  })

  test('is one import, however often a table is sent', async () => {
    const page = open('/office/import', good, 503, { ...good, applied: true })
    await choose(page)
    await page.user.click(await screen.findByRole('button', { name: 'Save all of it' }))
    expect(await screen.findByText('The request is too large.')).toBeVisible()
    await page.user.click(await screen.findByRole('button', { name: 'Save all of it' }))
    await waitFor(() => expect(page.sent).toHaveLength(3))
    const [checked, first, second] = page.sent.map((each) => each.key)
    expect(checked).toBeNull()
    expect(first).toMatch(/^.{16,}$/)
    expect(second).toBe(first)
  })

  test.each([
    ['Leave these rows out', 'skip'],
    ['Change that product', 'update'],
  ])('asks about names that are there already, and checks again: %s', async (option, choice) => {
    const duplicates = [{ line: 2, title: 'Tea tag' }]
    const asked = { ...good, rows: [row], duplicates, duplicateCount: 1 }
    const page = open('/office/import', asked, { ...asked, created: 0 })
    await choose(page)
    expect(await screen.findByText(/^1 new row has the name of a product/)).toBeVisible()
    const list = screen.getByRole('table', { name: 'Names that are there already' })
    expect(within(list).getByRole('row', { name: '2 Tea tag' })).toBeVisible()
    expect(apply()).toBeNull()
    expect(screen.queryByRole('table', { name: 'What will change' })).toBeNull()
    const select = screen.getByRole('combobox', { name: 'Rows with the name of a product' })
    await page.user.selectOptions(select, option)
    expect(await screen.findByText(/New: 0. Changed: 2./)).toBeVisible()
    expect(screen.getByRole('table', { name: 'What will change' })).toBeVisible()
    await page.user.click(await screen.findByRole('button', { name: 'Save all of it' }))
    await waitFor(() => expect(page.sent).toHaveLength(3))
    expect(page.sent[1]).toMatchObject({ apply: 'false', duplicates: choice })
    expect(page.sent[2]).toMatchObject({ apply: 'true', duplicates: choice })
  })

  test('shows each cell that changes before it is saved, in pages', async () => {
    const rows = Array.from({ length: 26 }, (_, index) => ({ ...row, line: index + 2 }))
    const page = open('/office/import', { ...good, rows })
    await choose(page)
    const list = await screen.findByRole('table', { name: 'What will change' })
    const [, first] = within(list).getAllByRole('row')
    expect(first).toHaveTextContent(/^2Steel cardpricebefore: 1\.50 now: 1500\.00stock now: 4/)
    expect(within(list).getAllByRole('row')).toHaveLength(26)
    await page.user.click(screen.getByRole('button', { name: 'Page 2' }))
    expect(within(list).getAllByRole('row')).toHaveLength(2)
  })

  test('says what it reads of the export of another shop', async () => {
    const foreign = {
      shop: 'shopify' as const,
      columns: [{ from: 'Title', to: ['title_en', 'title_ar'] }],
      ignored: ['Vendor', 'Image Src'],
      ignoredLines: [3, 4],
    }
    const page = open('/office/import', { ...good, foreign })
    await choose(page)
    expect(await screen.findByText('This is a product export of Shopify.')).toBeVisible()
    expect(screen.getByText('Title → title_en, title_ar')).toBeVisible()
    expect(screen.getByText('Vendor · Image Src')).toBeVisible()
    expect(screen.getByText(/^2 lines with further pictures or variants/)).toBeVisible()
  })

  test('tells what has changed between the check and the click', async () => {
    const page = open('/office/import', good, bad)
    await choose(page)
    await page.user.click(await screen.findByRole('button', { name: 'Save all of it' }))
    expect(await screen.findByText('2 mistakes. Nothing was saved.')).toBeVisible()
    expect(page.router.state.location.pathname).toBe('/office/import')
    expect(apply()).toBeNull()
  })

  test('does not send what is too large, and says what the server has against a table', async () => {
    const page = open('/office/import', 413)
    const large = new File([new Uint8Array(MAX_IMPORT_BYTES + 1)], 'large.csv', {
      type: 'text/csv',
    })
    await choose(page, large)
    expect(await screen.findByText('This file has more than 2 MB.')).toBeVisible()
    expect(page.sent).toEqual([])
    await choose(page)
    expect(await screen.findByText('The request is too large.')).toBeVisible()
    expect(apply()).toBeNull()
  })
})

describe('LatestImports', () => {
  const saved = {
    ...{ _id: 'import-1', at: '2026-11-27T10:00:00.000Z', who: 'salma@site.test' },
    ...{ created: 2, changed: 1, undone: false },
  }
  const undoPath = mainUrl('/office/product-imports/import-1/undo')
  async function ask() {
    imports = [saved]
    const page = open('/office/import')
    await page.user.click(await screen.findByRole('button', { name: 'Undo' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Undo this import?' }))
    return { page, dialog }
  }

  test('says what undoing one does, and does it', async () => {
    const { page, dialog } = await ask()
    expect(dialog.getByText(/new products \(2\) are deleted/)).toBeVisible()
    server.use(http.post(undoPath, () => HttpResponse.json({ undone: true, conflicts: [] })))
    imports = [{ ...saved, undone: true }]
    await page.user.click(dialog.getByRole('button', { name: 'Undo' }))
    const list = within(screen.getByRole('table', { name: 'Latest imports' }))
    expect(await list.findByText('Undone')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('names what was changed since, and undoes nothing', async () => {
    const { page, dialog } = await ask()
    const conflicts = [
      { _id: 'steel-card', title: 'Steel card', field: 'price' },
      { _id: 'tea-tag', title: 'Tea tag', field: 'ordered' },
    ]
    server.use(http.post(undoPath, () => HttpResponse.json({ undone: false, conflicts })))
    await page.user.click(dialog.getByRole('button', { name: 'Undo' }))
    const items = await dialog.findAllByRole('listitem')
    expect(items.map((item) => item.textContent)).toEqual([
      'Steel card: Price in OMR',
      'Tea tag: it has been ordered',
    ])
  })
})

test('ProductsPage saves the table as a file', async () => {
  const { user } = open('/office/products')
  server.use(
    http.get(mainUrl('/office/products.csv'), () =>
      HttpResponse.text('id,version', { headers: { 'content-type': 'text/csv' } }),
    ),
  )
  const files: Blob[] = []
  URL.createObjectURL = (file) => {
    files.push(file as Blob)
    return 'blob:products'
  }
  const saved: string[] = []
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(`${this.download} ${this.href}`)
  })
  await user.click(await screen.findByRole('button', { name: 'Export as CSV' }))
  await waitFor(() => expect(saved).toEqual(['products.csv blob:products']))
  expect(files[0]?.size).toBe('id,version'.length)
  click.mockRestore()
})
