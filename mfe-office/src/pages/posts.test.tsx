import type { OfficePost } from '@shop/contracts/wire/office-posts.ts'
import { mainUrl } from '@shop/testing/server.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { openOffice } from '../testing/open-office.tsx'

const none = { en: '', ar: '' }
const written: OfficePost = {
  ...{ _id: '10', version: 4, date: '2026-11-28', readMinutes: 3, hidden: true },
  text: { en: '# Fair \\[2026\\]', ar: '# معرض' },
  ...{ picture: 'u-1', pictureUrl: 'http://media.test/u-1.webp' },
}
const own: OfficePost = {
  ...{ _id: '2', version: 1, date: '2025-09-09', readMinutes: 8, hidden: false },
  ...{ text: none, picture: '', pictureUrl: '' },
}
const replaced: OfficePost = { ...own, _id: '3', version: 2, text: { en: '# Other', ar: '# آخر' } }
const stored = [written, own, replaced]

function open(at: string) {
  const sent: unknown[] = []
  const save = async ({ request }: { request: Request }) => {
    sent.push(await request.json())
    return HttpResponse.json({ ...written, version: 5 })
  }
  const readOwn = (text: string) => () =>
    HttpResponse.text(text, { headers: { 'content-type': 'text/markdown' } })
  const handlers = [
    http.get(mainUrl('/office/posts'), () => HttpResponse.json({ results: stored })),
    http.get(mainUrl('/office/posts/:id'), ({ params }) =>
      HttpResponse.json(stored.find(({ _id }) => _id === params.id)),
    ),
    http.get(mainUrl('/office/posts/:id/history'), () => HttpResponse.json({ results: [] })),
    http.post(mainUrl('/office/posts'), save),
    http.patch(mainUrl('/office/posts/:id'), save),
    http.get('*/ar/blog-detail/2.md', readOwn('# الورق\n\nسبتمبر\n\n---\n\nالملخص')),
    http.get('*/blog-detail/2.md', readOwn('# Paper\n\nSeptember\n\n---\n\nThe summary')),
  ]
  return { ...openOffice(at, { handlers, role: 'owner' }), sent }
}

const findText = (lang: string) =>
  screen.findByRole('textbox', { name: new RegExp(`^Text in ${lang}`) })

test('PostsPage lists an owner’s posts and the blog’s own by their titles', async () => {
  open('/office/posts')
  const table = within(await screen.findByRole('table', { name: 'Blog' }))
  const first = table.getByRole('row', { name: /Fair \[2026\]/ })
  expect(first).toHaveTextContent(/28 November 2026.*Yours.*Hidden/)
  const link = await table.findByRole('link', { name: 'Paper' })
  expect(link).toHaveAttribute('href', '/office/posts/2')
  const shown = within(table.getByRole('row', { name: /Paper/ }))
  expect(shown.getByText('The blog’s own')).toBeVisible()
  expect(shown.getByRole('link', { name: 'View the post' })).toHaveAttribute(
    'href',
    '/blog-detail/2',
  )
})

test('PostTextPage sends a new post', async () => {
  const { user, sent } = open('/office/posts/new')
  fireEvent.change(await screen.findByLabelText(/^Date/), { target: { value: '2026-12-01' } })
  await user.click(await findText('English'))
  await user.paste('# New')
  await user.click(await findText('Arabic'))
  await user.paste('# جديد')
  await user.click(screen.getByRole('checkbox', { name: /^Hidden/ }))
  expect(screen.queryByRole('region', { name: 'Earlier texts' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const text = { en: '# New', ar: '# جديد' }
  const post = { date: '2026-12-01', readMinutes: 3, text, picture: '', hidden: true }
  await waitFor(() => expect(sent).toEqual([post]))
})

test('PostTextPage begins with the text of the blog’s own post, which cannot be deleted', async () => {
  const { user, sent } = open('/office/posts/2')
  expect(await findText('English')).toHaveValue('# Paper\n\nThe summary')
  expect(await findText('Arabic')).toHaveValue('# الورق\n\nالملخص')
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Use the default' })).not.toBeInTheDocument()
  await user.type(await findText('English'), ', anew')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent).toEqual([
      {
        ...{ date: '2025-09-09', readMinutes: 8, picture: '', hidden: false, version: 1 },
        text: { en: '# Paper\n\nThe summary, anew', ar: '# الورق\n\nالملخص' },
      },
    ]),
  )
})

test('PostTextPage leads back to the blog’s own post', async () => {
  const { user, sent, router } = open('/office/posts/3')
  await user.click(await screen.findByRole('button', { name: 'Use the default' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Use the default' }))
  const post = { date: '2025-08-24', readMinutes: 8, text: none, picture: '', hidden: false }
  await waitFor(() => expect(sent).toEqual([{ ...post, version: 2 }]))
  await waitFor(() => expect(router.state.location.pathname).toBe('/office/posts'))
})

test('PostTextPage offers to delete a post of the owner’s', async () => {
  open('/office/posts/10')
  expect(await screen.findByRole('button', { name: 'Delete' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Use the default' })).not.toBeInTheDocument()
})
