import type { BlogPost, BlogPostList } from '@shop/contracts/wire/blog-posts.ts'
import { setConfig } from '@shop/kernel/config'
import { testConfig } from '@shop/testing/config.ts'
import { expectConsole } from '@shop/testing/console.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { mainUrl, server } from '@shop/testing/server.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { markdown } from '../markdown.generated.ts'
import { loadBlogMessages } from '../messages.generated.ts'
import { routes } from '../routes.generated.ts'
import { findStructuredData } from '../testing/structured-data.ts'

const buildText = (title: string): BlogPost['en'] => ({
  title,
  description: `${title}, briefly.`,
  lead: [{ tag: 'strong', children: [title] }, ', briefly.'],
  body: [{ tag: 'p', children: ['<b>Before</b> all.'] }],
  sections: [
    {
      id: 'section-1',
      title: 'First',
      body: [],
      items: [
        { id: 'section-1-1', title: 'Then', body: [{ tag: 'p', children: ['Text of it.'] }] },
      ],
    },
  ],
  markdown: `# ${title}\n\n**${title}**, briefly.\n\n## First\n`,
})

const build = (id: string, date: string, title: string, pictureUrl = ''): BlogPost => ({
  ...{ id, date, pictureUrl, readMinutes: 3 },
  en: buildText(title),
  ar: buildText(`${title} بالعربية`),
})

/** A new post, and another text of the blog's second one; its third one is hidden. */
const posts = [
  build('10', '2026-11-28', 'Fair of the year', 'http://media.test/fair-960.webp?widths=480,960'),
  build('2', '2025-09-09', 'Paper again'),
]

/** Lets the API respond with the posts. @returns the queries of requests for all of them */
function serve(): string[] {
  setConfig({ ...testConfig, blogVersion: 7 })
  const asked: string[] = []
  server.use(
    http.get(mainUrl('/blog-posts'), ({ request }) => {
      asked.push(new URL(request.url).search)
      const results = posts.map(({ en, ar, ...post }) => ({
        ...post,
        title: { en: en.title, ar: ar.title },
        description: { en: en.description, ar: ar.description },
      }))
      return HttpResponse.json({ results, hidden: ['3'] } satisfies BlogPostList)
    }),
    http.get(mainUrl('/blog-posts/:id'), ({ params }) => {
      const post = posts.find(({ id }) => id === params.id)
      return post ? HttpResponse.json(post) : HttpResponse.json({}, { status: 404 })
    }),
  )
  return asked
}

function open(at: string, lang: 'en' | 'ar' = 'en') {
  const asked = serve()
  return { ...renderRoutes(routes, { at, lang }), asked }
}
afterEach(() => void setConfig(testConfig))

const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('BlogPage', () => {
  test('lists an owner’s posts with the blog’s own, but those that are replaced or hidden', async () => {
    const { asked } = open('/blogs')
    await screen.findByRole('link', { name: 'Fair of the year' })
    const titles = screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent)
    expect(titles).toEqual([
      'Fair of the year',
      'Tips For Wearing Loose T-shirts',
      'Paper again',
      'Steel, wood or recycled plastic: choosing your card',
      'Following up without being a nuisance',
      'Dressed for the trade fair',
    ])
    expect(asked).toEqual(['?version=7'])
    const [first, , third] = screen
      .getAllByRole('listitem')
      .filter((item) => item.querySelector('h2'))
    expect(first?.querySelector('img')).toHaveAttribute('src', 'http://media.test/fair-960.webp')
    expect(third?.querySelector('img')?.getAttribute('src')).toMatch(/article-2/)
    expect(third).toHaveTextContent('Paper again, briefly.')
  })

  test('offers to try again when the posts cannot be loaded', async () => {
    let fails = true
    const { user } = open('/blogs')
    server.use(
      http.get(mainUrl('/blog-posts'), () =>
        fails
          ? HttpResponse.json({}, { status: 400 })
          : HttpResponse.json({ results: [], hidden: [] }),
      ),
    )
    const retry = await screen.findByRole('button', { name: 'Try again' })
    fails = false
    await user.click(retry)
    expect(await screen.findByRole('link', { name: /^Tips For Wearing/ })).toBeVisible()
    expectConsole()
  })
})

describe('PostPage', () => {
  test.each([
    ['en', 'Fair of the year'],
    ['ar', 'Fair of the year بالعربية'],
  ] as const)(
    'shows what an owner has written, in %s, to search engines too',
    async (lang, title) => {
      open('/blog-detail/10', lang)
      await findTitle(title)
      const article = within(screen.getByRole('article'))
      expect(article.getByText('<b>Before</b> all.')).toBeVisible()
      expect(article.getByRole('heading', { level: 2, name: 'First' })).toBeVisible()
      expect(article.getByRole('heading', { level: 3, name: 'Then' })).toBeVisible()
      expect(screen.getByText(/: 3 /)).toBeVisible()
      expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
      const description = document.head.querySelector('meta[name=description]')
      expect(description).toHaveAttribute('content', `${title}, briefly.`)
      expect(findStructuredData('BlogPosting')).toMatchObject({
        headline: title,
        datePublished: '2026-11-28',
        image: 'http://media.test/fair-960.webp',
        author: { '@type': 'Organization' },
      })
    },
  )

  test('keeps the picture of a post whose text alone is replaced', async () => {
    open('/blog-detail/2')
    await findTitle('Paper again')
    expect(screen.getByRole('img', { name: /stack of blank paper cards/ })).toBeVisible()
  })

  test('says so when the post was deleted since the list was read', async () => {
    open('/blog-detail/10')
    server.use(http.get(mainUrl('/blog-posts/:id'), () => HttpResponse.json({}, { status: 404 })))
    expect(await screen.findByRole('alert')).toBeVisible()
    expectConsole()
  })

  test('shows one of the blog’s own, with an owner’s beside it', async () => {
    open('/blog-detail/9')
    await findTitle('How to make a T-shirt last')
    const related = within(screen.getByRole('region', { name: 'Related articles' }))
    expect(related.getByRole('link', { name: 'Fair of the year' })).toBeVisible()
  })

  test('shows the newest post in place of one that is hidden, as such', async () => {
    const { router } = open('/blog-detail/3')
    await findTitle('Fair of the year')
    expect(screen.getByText(/no article at this address/)).toBeVisible()
    await act(() => router.navigate('/blog-detail'))
    await waitFor(() => expect(screen.queryByText(/no article at this address/)).toBeNull())
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Fair of the year')
  })
})

describe('the Markdown of the blog', () => {
  beforeAll(() => loadBlogMessages())
  const read = (pattern: string, params = {}) =>
    markdown[pattern]?.({ params, searchParams: new URLSearchParams(), lang: 'en' })

  test('lists the posts that shoppers see', async () => {
    serve()
    const text = await read('/blogs')
    expect(text).toContain('## [Fair of the year](/blog-detail/10)')
    expect(text).toContain('## [Paper again](/blog-detail/2)')
    expect(text).not.toContain('(/blog-detail/3)')
  })

  test('is what an owner has written, below the day', async () => {
    serve()
    expect(await read('/blog-detail/:id', { id: '10' })).toMatch(
      /^# Fair of the year\n\n[^\n]+\n\n---\n\n\*\*Fair of the year\*\*, briefly\.\n\n## First\n$/,
    )
    await expect(read('/blog-detail/:id', { id: '3' })).rejects.toThrow('no such article')
  })
})
