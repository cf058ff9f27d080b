import { renderRoutes } from '@shop/testing/render.tsx'
import { screen, within } from '@testing-library/react'

import { routes } from '../routes.tsx'

const open = (lang: 'en' | 'ar' = 'en') => renderRoutes(routes, { at: '/aboutus', lang })

const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

describe('AboutPage', () => {
  test('renders story, founder, values, team and app promo in order', async () => {
    open()
    await screen.findByRole('heading', { level: 1 })
    expect(headings()).toEqual([
      'Our story',
      'From our founder',
      'What we promise',
      'The people behind it',
      'The shop in your pocket',
    ])
    expect(document.title).toBe('About Us · Wasla')
  })

  test('says what the product offers, to whom, and what it replaces', async () => {
    open()
    expect(
      await screen.findByText(
        /customizable digital cards and smart business tools for individuals, professionals and businesses\. They replace paper cards/,
      ),
    ).toBeVisible()
  })

  test('renders story and founder with a picture each', async () => {
    open()
    const story = await screen.findByRole('region', { name: 'Our story' })
    expect(within(story).getByRole('img', { name: /^The workbench/ })).toBeInTheDocument()
    expect(within(story).getByText(/began in 2010 as a print shop/)).toBeVisible()
    const founder = screen.getByRole('region', { name: 'From our founder' })
    expect(founder.querySelector('picture')).not.toBeNull()
    expect(founder.querySelector('blockquote')).toHaveTextContent(/^A card is a promise/)
    expect(within(founder).getByText('Nasser Al Lawati')).toBeVisible()
    expect(within(founder).getByText('Founder and managing director')).toBeVisible()
  })

  test('renders three values', async () => {
    open()
    const promises = within(await screen.findByRole('region', { name: 'What we promise' }))
    expect(promises.getAllByRole('heading', { level: 3 })).toHaveLength(3)
  })

  test('renders four team members with picture, name and position', async () => {
    open()
    const team = within(await screen.findByRole('region', { name: 'The people behind it' }))
    const members = team.getAllByRole('listitem')
    expect(members).toHaveLength(4)
    for (const member of members) {
      expect(member.querySelector('picture')).not.toBeNull()
      expect(within(member).getByRole('heading', { level: 3 })).toHaveTextContent(/\w+ \w+/)
    }
    expect(members[0]).toHaveTextContent('Shaikha Al MahrouqiHead of Design')
  })

  test('loads only the first picture eagerly', async () => {
    const { container } = open()
    await screen.findByRole('heading', { level: 1 })
    const [first, ...others] = Array.from(container.querySelectorAll('img'))
    expect(first).toHaveAttribute('loading', 'eager')
    for (const image of others) expect(image).toHaveAttribute('loading', 'lazy')
  })

  test('links to the shop and to the jobs', async () => {
    open()
    expect(await screen.findByRole('link', { name: 'Visit the shop' })).toHaveAttribute(
      'href',
      '/shop',
    )
    expect(screen.getByRole('link', { name: 'Work with us' })).toHaveAttribute('href', '/career')
  })

  test('renders in Arabic', async () => {
    open('ar')
    expect(await screen.findByText(/تحل محل البطاقات الورقية/)).toBeVisible()
    expect(headings()).toContain('قصتنا')
    expect(screen.getByText('رئيسة قسم التصميم')).toBeVisible()
  })
})
