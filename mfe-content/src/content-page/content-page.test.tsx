import type { ContentPage } from '@shop/contracts/wire/content-page.ts'
import { setConfig } from '@shop/kernel/config'
import { testConfig } from '@shop/testing/config.ts'
import { expectConsole } from '@shop/testing/console.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { mainUrl, server } from '@shop/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { routes } from '../routes.generated.ts'
import { findStructuredData } from '../testing/structured-data.ts'

const CHANGED_AT = '2026-11-28T08:00:00.000Z'

function buildDocument(title: string, question: string): ContentPage['en'] {
  return {
    title,
    description: `${title}: all of it.`,
    lead: [`${title}, `, { tag: 'strong', children: ['briefly'] }],
    body: [{ tag: 'p', children: ['<b>Before</b> all.'] }],
    sections: [
      {
        id: 'section-1',
        title: 'Orders',
        body: [{ tag: 'p', children: ['Of goods.'] }],
        items: [],
      },
      {
        id: 'section-2',
        title: 'Delivery',
        body: [],
        items: [
          {
            id: 'section-2-1',
            title: question,
            body: [
              { tag: 'p', children: ['At ', { tag: 'a', href: '/contact', children: ['ours'] }] },
            ],
          },
        ],
      },
    ],
    markdown: `# ${title}`,
  }
}
const page: ContentPage = {
  version: 2,
  changedAt: CHANGED_AT,
  en: buildDocument('By the owner', 'Where?'),
  ar: buildDocument('من صاحب المتجر', 'أين؟'),
}

/** Opens a page whose text an owner has replaced. */
function open(
  at: string,
  id: string,
  lang: 'en' | 'ar' = 'en',
  respond = () => HttpResponse.json(page),
) {
  setConfig({ ...testConfig, contentPages: { [id]: 2 } })
  const asked: string[] = []
  server.use(
    http.get(mainUrl('/content-pages/:id'), ({ request }) => {
      asked.push(new URL(request.url).search)
      return respond()
    }),
  )
  return { ...renderRoutes(routes, { at, lang }), asked }
}

const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name })

test.each([
  ['/terms', 'terms'],
  ['/privacy', 'privacy'],
  ['/aboutus', 'about'],
  ['/career', 'career'],
])('%s shows what an owner has written, below headings', async (at, id) => {
  const { asked } = open(at, id)
  expect(await findTitle('By the owner')).toBeVisible()
  expect(asked).toEqual(['?version=2'])
  expect(document.title).toBe(`By the owner · ${testConfig.brandName.en}`)
  const description = document.head.querySelector('meta[name=description]')
  expect(description).toHaveAttribute('content', 'By the owner: all of it.')
  expect(screen.getByText('<b>Before</b> all.')).toBeVisible()
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }))
  expect(contents.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Orders',
    'Delivery',
  ])
  const section = within(screen.getByRole('region', { name: 'Delivery' }))
  expect(section.getByRole('heading', { level: 3, name: 'Where?' })).toBeVisible()
  expect(section.getByRole('link', { name: 'ours' })).toHaveAttribute('href', '/contact')
})

test('shows the text in the language of the page', async () => {
  open('/terms', 'terms', 'ar')
  const title = await findTitle('من صاحب المتجر')
  expect(title.querySelector('[translate=no]')).toHaveTextContent('من صاحب المتجر')
})

test('a legal text says when it was changed, which is the version that is accepted', async () => {
  const { user } = open('/terms', 'terms')
  const updated = await screen.findByText(/^Last updated/)
  expect(updated.querySelector('time')).toHaveAttribute('datetime', CHANGED_AT)
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  expect(JSON.parse(localStorage.getItem('consent.terms') ?? '')).toMatchObject({
    version: CHANGED_AT,
  })
})

test.each([
  ['/faqs', 'faqs'],
  ['/helpcenter-faqs', 'help'],
])('%s opens subsections as questions', async (at, id) => {
  open(at, id)
  const section = await screen.findByRole('region', { name: 'Delivery' })
  expect(section.querySelector('details')).toHaveTextContent('Where?')
  expect(screen.getByText('Of goods.')).toBeVisible()
  expect(findStructuredData('FAQPage')).toMatchObject({
    mainEntity: [{ name: 'Where?', acceptedAnswer: { text: 'At ours' } }],
  })
})

test('the help centre offers the topics of the owner, and no answer that is gone', async () => {
  open('/helpcenter', 'help')
  const topic = await screen.findByRole('link', { name: 'Delivery' })
  expect(topic).toHaveAttribute('href', '/helpcenter-faqs#section-2')
  expect(screen.queryByRole('navigation', { name: /often asked/i })).not.toBeInTheDocument()
})

test.each(['/helpcenter-guides', '/helpcenter-support'])(
  '%s links to no such answer',
  async (at) => {
    open(at, 'help')
    await screen.findByRole('heading', { level: 1 })
    expect(document.querySelector('a[href^="/helpcenter-faqs#"]')).toBeNull()
  },
)

test('the home page says of the company what an owner has written', async () => {
  server.use(
    http.get(mainUrl('/categories/all-category/admin-side'), () =>
      HttpResponse.json({ results: [] }),
    ),
  )
  open('/', 'home')
  const about = within(await screen.findByRole('region', { name: 'By the owner' }))
  expect(about.getByText('briefly')).toBeVisible()
  expect(about.getByText('<b>Before</b> all.')).toBeVisible()
  expect(about.getByRole('link', { name: 'Our story' })).toBeVisible()
  const statement = within(screen.getByRole('region', { name: 'Delivery' }))
  expect(statement.getByRole('img', { name: /recycled and a gold card/ })).toBeInTheDocument()
  expect(statement.getByRole('heading', { level: 3, name: 'Where?' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Our Mission' })).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Customer Reviews' })).toBeInTheDocument()
})

test('shows its own text when that of the owner is gone', async () => {
  open('/terms', 'terms', 'en', () => HttpResponse.json({ message: 'Gone.' }, { status: 404 }))
  expect(await findTitle('Terms and Conditions')).toBeVisible()
  expectConsole()
})

test('offers to try again when the text cannot be loaded', async () => {
  let fails = true
  const { user } = open('/terms', 'terms', 'en', () =>
    fails ? HttpResponse.json({}, { status: 400 }) : HttpResponse.json(page),
  )
  const retry = await screen.findByRole('button', { name: 'Try again' })
  fails = false
  await user.click(retry)
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('By the owner'),
  )
  expectConsole()
})
