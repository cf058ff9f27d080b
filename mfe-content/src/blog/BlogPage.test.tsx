import { renderRoutes } from '@shop/testing/render.tsx'
import { screen, within } from '@testing-library/react'

import { routes } from '../routes.tsx'

const open = (at = '/blogs', lang: 'en' | 'ar' = 'en') => renderRoutes(routes, { at, lang })

const titles = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

describe('BlogPage', () => {
  test('renders six linked articles on the first page', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
    expect(titles()).toHaveLength(6)
    expect(screen.getByRole('link', { name: 'Tips For Wearing Loose T-shirts' })).toHaveAttribute(
      'href',
      '/blog-detail/1',
    )
    expect(screen.getByRole('link', { name: 'Dressed for the trade fair' })).toHaveAttribute(
      'href',
      '/blog-detail/6',
    )
    expect(document.title).toBe('Blog · Wasla')
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

  test('renders the last page when the page number is too high', async () => {
    open('/blogs?page=9')
    await screen.findByRole('heading', { level: 1 })
    expect(titles()).toHaveLength(3)
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  })

  test('renders in Arabic', async () => {
    open('/blogs', 'ar')
    expect(await screen.findByRole('heading', { level: 1, name: 'المدونة' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'نصائح لارتداء التيشيرتات الواسعة' })).toBeVisible()
  })
})
