import { readFileSync } from 'node:fs'

import type { OfficeLogEntry } from '@shop/contracts/wire/office.ts'
import { officeLogFields, type OfficeLogKind } from '@shop/contracts/wire/office-log.ts'
import { buildPage } from '@shop/testing/fixtures.ts'
import { mainUrl } from '@shop/testing/server.ts'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { type Folder, locateLabel } from '../records/labels.ts'
import { openOffice } from '../testing/open-office.tsx'
import { listChanges } from './list-changes.ts'
import { recordPaths, words } from './useLabels.ts'

const json = JSON.stringify

function open(entry: Partial<OfficeLogEntry>, lang: 'en' | 'ar' = 'en') {
  const results: OfficeLogEntry[] = [
    {
      _id: '1',
      at: '2026-11-01T08:00:00.000Z',
      who: 'salma@site.test',
      kind: 'product',
      subject: 'steel-card',
      changes: [],
      ...entry,
    },
  ]
  const handlers = [http.get(mainUrl('/office/log'), () => HttpResponse.json(buildPage(results)))]
  return openOffice('/office/log', { handlers, role: 'owner', lang })
}

/** The terms of the list of changes with what they say. */
async function readChanges(): Promise<Record<string, string>> {
  const terms = await screen.findAllByRole('term')
  return Object.fromEntries(
    terms.map((term) => [
      term.textContent ?? '',
      (term.nextElementSibling?.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
    ]),
  )
}

describe('LogPage', () => {
  test('names each changed field, with what it held before and holds now', async () => {
    open({
      changes: [
        { field: 'price', before: '21', after: '24.9' },
        {
          field: 'title',
          before: json({ en: 'Steel card', ar: 'بطاقة' }),
          after: json({ en: 'Steel card', ar: 'بطاقة فولاذية' }),
        },
        { field: 'hidden', before: 'false', after: 'true' },
        { field: 'gallery', before: '[]', after: json(['front', 'back']) },
        {
          field: 'description',
          before: json({ en: 'x', ar: '' }),
          after: json({ en: '', ar: '' }),
        },
      ],
    })
    expect(await readChanges()).toEqual({
      'Price in OMR': 'before: OMR 21.00 now: OMR 24.90',
      'Name in Arabic': 'before: بطاقة now: بطاقة فولاذية',
      Hidden: 'before: no now: yes',
      Pictures: 'now: front, back',
      'Description in English': 'before: x now: nothing',
    })
    const link = screen.getByRole('link', { name: 'steel-card' })
    expect(link).toHaveAttribute('href', expect.stringMatching(/\/office\/products\/steel-card$/))
    expect(screen.getByRole('cell', { name: 'Product steel-card' })).toBeVisible()
  })

  test('says roles and times in words', async () => {
    open({
      kind: 'staff',
      subject: 'user-1',
      subjectName: 'noor@site.test',
      changes: [
        { field: 'role', before: 'null', after: json('owner') },
        { field: 'permissions', before: '[]', after: json(['refunds', 'exports']) },
        { field: 'expiresAt', before: 'null', after: json('2026-12-31T20:00:00.000Z') },
      ],
    })
    expect(await readChanges()).toEqual({
      Role: 'now: Owner',
      'May also': 'now: Give money back · Export the orders of all buyers',
      Until: expect.stringMatching(/^now: 1 January 2027 at 12:00.AM$/),
    })
    expect(screen.getByRole('cell', { name: 'Staff noor@site.test' })).toBeVisible()
    const link = screen.getByRole('link', { name: 'noor@site.test' })
    expect(link).toHaveAttribute('href', expect.stringMatching(/\/office\/staff$/))
  })

  test('folds the rest of a record that was deleted', async () => {
    const names = ['en', 'ar'].flatMap((lang) => [
      `title.${lang}`,
      `material.${lang}`,
      `size.${lang}`,
    ])
    const fields = ['price', ...names, 'weight', 'position']
    open({ changes: fields.map((field) => ({ field, before: '1', after: null })) })
    expect(await screen.findByText('Price in OMR')).toBeVisible()
    expect(screen.getByText('Weight in grams')).not.toBeVisible()
    expect(screen.getByText('5 more fields')).toBeVisible()
    expect(screen.getAllByRole('term', { hidden: true })).toHaveLength(fields.length)
  })

  test('names a page, and folds its long text', async () => {
    const text = 'Steel cards. '.repeat(40)
    open({
      ...{ kind: 'page', subject: 'about' },
      changes: [{ field: 'text', before: null, after: json({ en: text }) }],
    })
    expect(await screen.findByRole('cell', { name: 'Page About us' })).toBeVisible()
    expect(screen.getByText(`${text.slice(0, 120)}…`)).toBeVisible()
    expect(screen.getByText(text.trim())).not.toBeVisible()
  })

  test('says in words what was chosen in a setting', async () => {
    open({
      ...{ kind: 'setting', subject: 'tax' },
      changes: [
        { field: 'shownPrices', before: json('withoutTax'), after: json('withTax') },
        { field: 'methods', before: '[]', after: json(['cash', 'transfer']) },
      ],
    })
    const changes = await readChanges()
    expect(changes['Prices of products are shown']).toBe('before: Without VAT now: With VAT')
    expect(changes['Buyers may also pay']).toMatch(/^now: In cash on delivery.* · By bank transfer/)
  })

  test('names an order by its number, which links to it, and amounts with their currency', async () => {
    const subject = 'c39c3239-1c1d-4f0a-9d5e-0123456789ab'
    open({
      ...{ kind: 'refund', subject, subjectName: '229086' },
      changes: [
        { field: 'number', before: null, after: '229086' },
        { field: 'amount', before: null, after: '8.6' },
      ],
    })
    expect(await readChanges()).toEqual({ 'Order number': 'now: 229086', Amount: 'now: OMR 8.60' })
    expect(screen.getByRole('cell', { name: 'Refund 229086' })).toBeVisible()
    const link = screen.getByRole('link', { name: '229086' })
    expect(link).toHaveAttribute('href', expect.stringMatching(`/office/orders/${subject}$`))
  })

  test.each([
    ['message', 'Message', 'c39c3239-1c1d-4f0a-9d5e-0123456789ab', /\/office\/messages\/c39c3239-/],
    ['import', 'Import of products', 'c4f1da9e90606a3c709742141077239d', /\/office\/import$/],
  ])('links a %s, which has no name, by its kind', async (kind, name, subject, address) => {
    open({ kind, subject })
    const link = await screen.findByRole('link', { name })
    expect(link).toHaveAttribute('href', expect.stringMatching(address))
    expect(screen.queryByText(subject)).toBeNull()
  })

  test('says how a name is put on a product, and how it is sold', async () => {
    const former = { finish: 'engraved', width: 68 }
    const present = { finish: 'printed', width: 68, pieces: 10, required: true }
    open({ changes: [{ field: 'surface', before: json(former), after: json(present) }] })
    expect(await readChanges()).toEqual({
      'How the name is put on': 'before: Engraved now: Printed',
      'Pieces in the package that each take a text': 'now: 10',
      'Sold only with a text': 'now: yes',
    })
  })

  test('shows what it has no words for as it is, and no HTML of it', async () => {
    open({
      kind: 'constructor',
      subject: '<b>x</b>',
      changes: [
        { field: '__proto__', before: null, after: json('<img src=x onerror=alert(1)>') },
        { field: 'odd', before: 'no JSON', after: json({ parts: [{ a: 1 }] }) },
      ],
    })
    expect(await readChanges()).toEqual({
      ['__proto__']: 'now: <img src=x onerror=alert(1)>',
      odd: 'before: no JSON now: nothing',
      'odd.parts.0.a': 'now: 1',
    })
    expect(document.querySelector('img')).toBeNull()
    expect(screen.getByRole('cell', { name: 'constructor <b>x</b>' })).toBeVisible()
  })

  test('says in words which slide and which coupon was changed', async () => {
    const slide = { title: { en: 'Old', ar: 'قديم' }, to: '/shop' }
    open({
      kind: 'setting',
      subject: 'hero',
      changes: [
        {
          field: 'slides',
          before: json([slide, slide]),
          after: json([slide, { ...slide, title: { en: 'New', ar: 'قديم' }, to: '/sale' }]),
        },
        { field: 'coupons', before: json([]), after: json([{ code: 'WELCOME5' }]) },
      ],
    })
    expect(await readChanges()).toEqual({
      'Title in English (2)': 'before: Old now: New',
      'Where the button leads (2)': 'before: /shop now: /sale',
      'Code (1)': 'now: WELCOME5',
    })
    expect(screen.getByRole('cell', { name: 'Setting Home page' })).toBeVisible()
    const link = screen.getByRole('link', { name: 'Home page' })
    expect(link).toHaveAttribute('href', expect.stringMatching(/\/office\/settings#hero$/))
  })

  test('says so when an entry changed nothing', async () => {
    open({
      changes: [{ field: 'title', before: json({ en: 'a' }), after: json({ en: 'a', ar: '' }) }],
    })
    expect(await screen.findByText('Saved without a change')).toBeVisible()
  })

  test('is in Arabic', async () => {
    open({ changes: [{ field: 'price', before: '21', after: '24.9' }] }, 'ar')
    const table = await screen.findByRole('table')
    expect(within(table).getByRole('term')).toHaveTextContent('السعر')
  })
})

describe('labels', () => {
  const read = (folder: Folder, lang: string) => {
    const file = folder === 'root' ? '' : `${folder}/`
    const text = readFileSync(new URL(`../${file}messages/${lang}.json`, import.meta.url), 'utf8')
    return JSON.parse(text) as Record<string, string>
  }

  test.each(['en', 'ar'])(
    'name in %s every kind, field and word that the backend records',
    (lang) => {
      const kinds = Object.keys(officeLogFields) as OfficeLogKind[]
      const located = [
        ...kinds.map((kind) => ['log', `log.kind.${kind}`] as const),
        ...kinds.flatMap((kind) => officeLogFields[kind].map((name) => locateLabel(kind, name))),
        ...Object.values(words).flatMap(({ at: [folder, begin], known }) =>
          known.map((word) => [folder, begin + word] as const),
        ),
      ]
      const missing = located.filter(([folder, id]) => !read(folder, lang)[id])
      expect(missing).toEqual([])
      expect(Object.keys(recordPaths).toSorted()).toEqual(kinds.toSorted())
    },
  )
})

describe('listChanges', () => {
  test('compares the parts of a field, whatever their order', () => {
    const changes = [
      { field: 'a', before: json({ x: 1, y: 2 }), after: json({ y: 2, x: 1 }) },
      { field: 'b', before: null, after: json({ x: 0 }) },
    ]
    expect(listChanges(changes)).toEqual([{ path: 'b.x', before: null, after: 0 }])
  })
})
