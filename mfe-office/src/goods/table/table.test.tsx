import { MAX_IMPORT_BYTES } from '@shop/contracts/import-limits.ts'
import type { ProductImport } from '@shop/contracts/office-import.ts'
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

/** Responds to tables one after the other. */
function open(at: string, ...responses: (ProductImport | number)[]) {
  const sent: (string | null)[] = []
  const handlers = [
    http.get(mainUrl('/office/categories'), () => HttpResponse.json({ results: [] })),
    http.get(mainUrl('/office/products'), () =>
      HttpResponse.json({
        results: [],
        paginate: { currentPage: 1, totalPage: 1, totalCount: 0, currentLimit: 50 },
      }),
    ),
    http.post(mainUrl('/office/products.csv'), ({ request }) => {
      const { headers } = request
      sent.push(`${new URL(request.url).search} ${headers.get('content-type')}`)
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

describe('ImportPage', () => {
  test('checks a table, says what it changes, and saves it on a click', async () => {
    const page = open('/office/import', good, { ...good, applied: true })
    await choose(page)
    expect(
      await screen.findByText('Nothing is wrong with it. New: 1. Changed: 2. Unchanged: 30.'),
    ).toBeVisible()
    expect(page.sent).toEqual(['?apply=false text/csv'])
    await page.user.click(await screen.findByRole('button', { name: 'Save all of it' }))
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/office/products'))
    expect(page.sent).toHaveLength(2)
    expect(page.sent[1]).toContain('apply=true')
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
