import { renderRoutes } from '@shop/testing/render.tsx'
import { act, screen, waitFor, within } from '@testing-library/react'

import { routes } from '../routes.tsx'
import { findStructuredData } from '../testing/structured-data.ts'

const open = (at: string, lang: 'en' | 'ar' = 'en') => renderRoutes(routes, { at, lang })

const title = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('PostPage', () => {
  test('renders the article of the id', async () => {
    const { container } = open('/blog-detail/3')
    await title('How to introduce yourself in thirty seconds')
    const article = within(screen.getByRole('article'))
    expect(article.getByText(/most predictable question in working life/)).toBeVisible()
    expect(article.getAllByRole('heading', { level: 2 })).toHaveLength(3)
    expect(container.querySelectorAll('article p')).toHaveLength(5)
    expect(screen.getByText('Read time: 8 min')).toBeVisible()
    expect(document.title).toBe('How to introduce yourself in thirty seconds · Wasla')
  })

  test.each(['/blog-detail', '/blog-detail/404'])(
    'renders the fallback article at %s',
    async (at) => {
      open(at)
      await title('Tips For Wearing Loose T-shirts')
      expect(screen.getByText('Start at the shoulders')).toBeVisible()
    },
  )

  test('shows a notice and is noindex only when the id is unknown', async () => {
    const { router } = open('/blog-detail/404')
    expect(await screen.findByText(/no article at this address/)).toBeVisible()
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await act(() => router.navigate('/blog-detail'))
    await waitFor(() => expect(screen.queryByText(/no article at this address/)).toBeNull())
    expect(document.querySelector('meta[name=robots]')).toBeNull()
  })

  test('skips no heading level', async () => {
    open('/blog-detail/4')
    await title('Steel, wood or recycled plastic: choosing your card')
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName[1]))
    expect(levels).toEqual([1, 2, 2, 2, 2, 2, 3, 3, 3])
  })

  test('describes its cover and loads it with high priority', async () => {
    open('/blog-detail/9')
    const picture = await screen.findByRole('img', { name: /folded T-shirts in a pile/ })
    expect(picture).toHaveAttribute('fetchpriority', 'high')
    expect(document.querySelectorAll('img[fetchpriority=high]')).toHaveLength(1)
  })

  test('resets the comment form when the article changes', async () => {
    const { user } = open('/blog-detail/1')
    await user.type(await screen.findByRole('textbox', { name: /Comments/ }), 'Lovely')
    await user.click(screen.getByRole('link', { name: 'How to make a T-shirt last' }))
    await title('How to make a T-shirt last')
    expect(screen.getByRole('textbox', { name: /Comments/ })).toHaveValue('')
  })

  test('renders the author', async () => {
    open('/blog-detail/1')
    const author = within(await screen.findByRole('complementary', { name: 'About the author' }))
    expect(author.getByText('Noor Al Lawati')).toBeVisible()
    expect(author.getByText('Stylist')).toBeVisible()
  })

  test('links to three related articles', async () => {
    const { user } = open('/blog-detail/1')
    const related = within(await screen.findByRole('region', { name: 'Related articles' }))
    const links = related.getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/blog-detail/6',
      '/blog-detail/9',
      '/blog-detail/2',
    ])
    await user.click(related.getByRole('link', { name: 'How to make a T-shirt last' }))
    await title('How to make a T-shirt last')
  })

  test('has structured data and a preview picture', async () => {
    open('/blog-detail/2')
    await title('What a digital card can do that paper cannot')
    expect(findStructuredData('BlogPosting')).toMatchObject({
      headline: 'What a digital card can do that paper cannot',
      datePublished: '2025-09-09',
      inLanguage: 'en',
      author: { '@type': 'Person', name: 'Lubna Al Kindi' },
      publisher: { name: 'Wasla' },
      image: 'http://shop.test/article-2-960.webp',
      mainEntityOfPage: 'http://shop.test/blog-detail/2',
    })
    expect(document.querySelector('meta[property="og:image"]')).toHaveAttribute(
      'content',
      'http://shop.test/article-2-960.webp',
    )
  })

  test('renders in Arabic', async () => {
    open('/blog-detail/1', 'ar')
    await title('نصائح لارتداء التيشيرتات الواسعة')
    expect(screen.getByRole('heading', { level: 2, name: 'ابدأ من الكتفين' })).toBeVisible()
    expect(screen.getByText('وقت القراءة: 8 دقائق')).toBeVisible()
    expect(screen.getByText('نور اللواتي')).toBeVisible()
  })
})
