import { renderRoutes } from '@shop/testing/render.tsx'
import { act, screen, waitFor, within } from '@testing-library/react'

import { routes } from '../routes.generated.ts'
import { findStructuredData } from '../testing/structured-data.ts'
import ar from './messages/ar.json'
import en from './messages/en.json'

describe('BlogPage', () => {
  const open = (at = '/blogs') => renderRoutes(routes, { at })

  const titles = () =>
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

  test('renders six linked articles on the first page', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    expect(titles()).toHaveLength(6)
    expect(screen.getByRole('link', { name: 'Tips For Wearing Loose T-shirts' })).toHaveAttribute(
      'href',
      '/blog-detail/1',
    )
    expect(screen.getByRole('link', { name: 'Dressed for the trade fair' })).toHaveAttribute(
      'href',
      '/blog-detail/6',
    )
  })

  test.each([
    ['/blogs', '/blogs'],
    ['/blogs?page=2', '/blogs?page=2'],
  ])('%s has the canonical address %s', async (at, expected) => {
    open(at)
    await screen.findByRole('heading', { level: 1 })
    const link = document.head.querySelector('link[rel=canonical]')
    expect(link?.getAttribute('href')).toMatch(new RegExp(`${expected.replace('?', '\\?')}$`))
  })

  test('renders topic, date and summary of an article', async () => {
    open()
    const [card] = await screen
      .findAllByRole('listitem')
      .then((items) => items.filter((item) => item.textContent?.includes('Tips For Wearing')))
    if (!card) throw new Error('the article has no card')
    expect(within(card).getByText('Style')).toBeVisible()
    expect(card.querySelector('time')).toHaveAttribute('datetime', '2025-09-28')
    expect(within(card).getByText(/Four habits/)).toBeVisible()
  })

  test('navigates to the second page, which has the other three articles', async () => {
    const { user, router } = open()
    const pages = within(await screen.findByRole('navigation', { name: 'Pages' }))
    await user.click(pages.getByRole('link', { name: 'Page 2' }))
    await screen.findByText('Cards for the whole team')
    expect(titles()).toEqual([
      'Cards for the whole team',
      'Networking for quiet people',
      'How to make a T-shirt last',
    ])
    expect(router.state.location.search).toBe('?page=2')
  })
})

describe('PostPage', () => {
  const open = (at: string) => renderRoutes(routes, { at })

  const title = (name: string) => screen.findByRole('heading', { level: 1, name })

  test('renders the article of the id', async () => {
    const { container } = open('/blog-detail/3')
    await title('How to introduce yourself in thirty seconds')
    const article = within(screen.getByRole('article'))
    expect(article.getByText(/most predictable question in working life/)).toBeVisible()
    expect(article.getAllByRole('heading', { level: 2 })).toHaveLength(3)
    expect(container.querySelectorAll('article p')).toHaveLength(5)
    expect(screen.getByText('Read time: 8 min')).toBeVisible()
  })

  test('renders the latest article without an id and, as such and noindex, for an unknown one', async () => {
    const { router } = open('/blog-detail/404')
    await title('Tips For Wearing Loose T-shirts')
    expect(screen.getByText(/no article at this address/)).toBeVisible()
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await act(() => router.navigate('/blog-detail'))
    await waitFor(() => expect(screen.queryByText(/no article at this address/)).toBeNull())
    expect(document.querySelector('meta[name=robots]')).toBeNull()
    expect(screen.getByText('Start at the shoulders')).toBeVisible()
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
})

test.each([en, ar])('the URL without an id has the title of its fallback article', (messages) => {
  expect(messages['meta.blog.detail.title']).toEqual(messages['post.1.title'])
})
