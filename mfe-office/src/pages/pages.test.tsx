import type { OfficePage, PageHistory } from '@shop/contracts/wire/office-pages.ts'
import { testConfig } from '@shop/testing/config.ts'
import { mainUrl } from '@shop/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { openOffice } from '../testing/open-office.tsx'

const terms: OfficePage = {
  _id: 'terms',
  version: 3,
  text: { en: '# Our terms', ar: '# شروطنا' },
}
const own: OfficePage = { _id: 'about', version: 1, text: { en: '', ar: '' } }
const earlier = { en: '# Earlier terms', ar: '# شروط سابقة' }
const history: PageHistory['results'] = [
  { _id: '2', at: '2026-11-28T08:00:00.000Z', who: 'owner@shop.example', text: terms.text },
  { _id: '1', at: '2026-11-27T08:00:00.000Z', who: 'owner@shop.example', text: earlier },
  { _id: '0', at: '2026-11-26T08:00:00.000Z', who: 'owner@shop.example', text: own.text },
]

const toDocument = (title: string) => ({
  ...{ title, description: '', body: [], sections: [], markdown: '' },
  lead: [{ tag: 'strong', children: ['Be kind.'] }],
})

const toMarkdown = (text: string) =>
  HttpResponse.text(text, { headers: { 'content-type': 'text/markdown' } })

// Links to pages lead to their Markdown, those elsewhere do not.
const ownMarkdown = `# About the shop
[Shop](${testConfig.siteUrl}/ar/shop.md), [home](${testConfig.siteUrl}/index.md), [tax](${testConfig.siteUrl}/faqs.md#tax), [bank](https://bank.test/a.md)`

function open(at: string) {
  const sent: unknown[] = []
  const handlers = [
    http.get(mainUrl('/office/pages'), () => HttpResponse.json({ results: [terms, own] })),
    http.get(mainUrl('/office/pages/terms'), () => HttpResponse.json(terms)),
    http.get(mainUrl('/office/pages/about'), () => HttpResponse.json(own)),
    http.get(mainUrl('/office/pages/home'), () => HttpResponse.json({ ...own, _id: 'home' })),
    http.get(mainUrl('/office/pages/home/history'), () => HttpResponse.json({ results: [] })),
    http.get(mainUrl('/office/pages/terms/history'), () => HttpResponse.json({ results: history })),
    http.get(mainUrl('/office/pages/about/history'), () => HttpResponse.json({ results: [] })),
    http.patch(mainUrl('/office/pages/:id'), async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ ...terms, version: 4 })
    }),
    http.post(mainUrl('/office/pages/preview'), async ({ request }) => {
      const { text } = (await request.json()) as { text: OfficePage['text'] }
      return HttpResponse.json({ en: toDocument(text.en), ar: toDocument(text.ar) })
    }),
    http.get('*/ar/index.md', () => toMarkdown('# بطاقات\n\n---\n\n## من نحن')),
    http.get('*/index.md', () =>
      toMarkdown(
        `# Cards\n\nMetal\n\n---\n\n## About us\n\nSee [our story](${testConfig.siteUrl}/aboutus.md).`,
      ),
    ),
    // A page that has none.
    http.get('*/ar/aboutus.md', () => HttpResponse.html('', { status: 404 })),
    http.get('*/aboutus.md', () => toMarkdown(ownMarkdown)),
  ]
  return { ...openOffice(at, { handlers, role: 'owner' }), sent }
}

const findText = (lang: string) =>
  screen.findByRole('textbox', { name: new RegExp(`^Text in ${lang}`) })

test('PagesPage lists the pages, and whose text each shows', async () => {
  open('/office/pages')
  const table = within(await screen.findByRole('table', { name: 'Pages' }))
  const [, first, second] = table.getAllByRole('row')
  expect(first).toHaveTextContent(/Terms and Conditions.*Yours/)
  expect(second).toHaveTextContent(/About us.*The page’s own text/)
  expect(table.getByRole('link', { name: 'Terms and Conditions' })).toHaveAttribute(
    'href',
    '/office/pages/terms',
  )
})

test('PageTextPage previews and saves the version that was read', async () => {
  const { user, sent } = open('/office/pages/terms')
  const field = await findText('English')
  await user.clear(field)
  await user.type(field, '# Fair terms')
  await user.click(screen.getByRole('button', { name: 'Show a preview' }))
  expect(await screen.findByRole('heading', { name: '# Fair terms' })).toBeVisible()
  expect(screen.getAllByText('Be kind.')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent).toEqual([{ text: { en: '# Fair terms', ar: terms.text.ar }, version: 3 }]),
  )
})

test('PageTextPage puts an earlier text into the form', async () => {
  const { user, sent } = open('/office/pages/terms')
  const list = within(await screen.findByRole('region', { name: 'Earlier texts' }))
  const buttons = await list.findAllByRole('button', { name: /^Put into the form/ })
  expect(buttons).toHaveLength(2)
  expect(list.getByText('The page’s own text')).toBeVisible()
  await user.click(buttons[1] as HTMLElement)
  expect(await findText('Arabic')).toHaveValue(earlier.ar)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toEqual([{ text: earlier, version: 3 }]))
})

test('PageTextPage leads back to the page’s own text', async () => {
  const { user, sent, router } = open('/office/pages/terms')
  await user.click(await screen.findByRole('button', { name: 'Use the default' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Use the default' }))
  await waitFor(() => expect(sent).toEqual([{ text: own.text, version: 3 }]))
  await waitFor(() => expect(router.state.location.pathname).toBe('/office/pages'))
})

test('PageTextPage begins with the replaceable words of a page that says more', async () => {
  open('/office/pages/home')
  expect(await findText('English')).toHaveValue('# About us\n\nSee [our story](/aboutus).')
  expect(await findText('Arabic')).toHaveValue('# من نحن')
})

test('PageTextPage begins with the page’s own text, and says what is missing', async () => {
  const { user, sent } = open('/office/pages/about')
  expect(await findText('English')).toHaveValue(
    '# About the shop\n[Shop](/shop), [home](/), [tax](/faqs#tax), [bank](https://bank.test/a.md)',
  )
  expect(await findText('Arabic')).toHaveValue('')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Text in Arabic is required.')).toBeVisible()
  await user.type(await findText('Arabic'), 'بلا عنوان')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^Please begin with the title of the page/)).toBeVisible()
  expect(sent).toEqual([])
})
