import { renderRoutes } from '@shop/testing/render.tsx'
import { screen, within } from '@testing-library/react'

import { routes } from '../routes.generated.ts'

describe('AboutPage', () => {
  const open = () => renderRoutes(routes, { at: '/aboutus' })

  const headings = () =>
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

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
  })

  test('renders the story with a picture, the founder with a monogram', async () => {
    open()
    const story = await screen.findByRole('region', { name: 'Our story' })
    expect(within(story).getByRole('img', { name: /^The workbench/ })).toBeInTheDocument()
    expect(within(story).getByText(/began in 2010 as a print shop/)).toBeVisible()
    const founder = screen.getByRole('region', { name: 'From our founder' })
    expect(within(founder).getByText('NL')).toBeVisible()
    expect(founder.querySelector('blockquote')).toHaveTextContent(/^A card is a promise/)
    expect(within(founder).getByText('Nasser Al Lawati')).toBeVisible()
    expect(within(founder).getByText('Founder and managing director')).toBeVisible()
  })

  test('renders four team members with monogram, name and position', async () => {
    open()
    const team = within(await screen.findByRole('region', { name: 'The people behind it' }))
    const members = team.getAllByRole('listitem')
    expect(members).toHaveLength(4)
    for (const member of members) {
      expect(within(member).getByRole('heading', { level: 3 })).toHaveTextContent(/\w+ \w+/)
    }
    expect(members[0]).toHaveTextContent('SMShaikha Al MahrouqiHead of Design')
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
})

describe('CareerPage', () => {
  const open = (lang: 'en' | 'ar' = 'en') => renderRoutes(routes, { at: '/career', lang })

  const plainSpaces = (text: string) => text.replaceAll(/\s/g, ' ')

  const counters = () =>
    screen
      .getAllByRole('term')
      .map((term) => [plainSpaces(term.nextElementSibling?.textContent ?? ''), term.textContent])

  test('renders every job with title, openings and a link to apply, which leads home', async () => {
    open()
    const list = within(await screen.findByRole('region', { name: 'Open positions' }))
    const items = list.getAllByRole('listitem')
    expect(items).toHaveLength(8)
    for (const item of items) {
      const name = within(item).getByRole('heading', { level: 3 }).textContent
      expect(within(item).getByText(/^\d+ openings?$/)).toBeVisible()
      const link = within(item).getByRole('link', { name: `Apply now: ${name}` })
      expect(link).toHaveAttribute('href', '/')
    }
    expect(list.getByText('1 opening')).toBeVisible()
    expect(list.getByText('35 openings in all')).toBeVisible()
  })

  test('says of every job what it is and where', async () => {
    open()
    const list = within(await screen.findByRole('region', { name: 'Open positions' }))
    const coordinator = list.getAllByRole('listitem').at(-1)
    expect(coordinator).toHaveTextContent(
      /12 openings\s*Anywhere in Oman.*Look after our ambassadors, from Musandam to Dhofar\.$/,
    )
  })

  test('says by when an application is answered', async () => {
    jest.useFakeTimers({ now: new Date('2026-03-01T21:00:00Z'), advanceTimers: true })
    const { user } = open()
    await user.click(await screen.findByRole('link', { name: 'Apply now: Laser Engraver' }))
    // It is the next day in Muscat.
    expect(screen.getByText(/is answered by Monday 16 March\.$/)).toBeVisible()
    jest.useRealTimers()
  })

  test('links from its hero to the jobs', async () => {
    open()
    const link = await screen.findByRole('link', { name: 'Open positions' })
    expect(link).toHaveAttribute('href', '/career#jobs')
    expect(document.getElementById('jobs')).toBe(
      screen.getByRole('region', { name: 'Open positions' }),
    )
  })

  test.each([
    ['en', ['200+K', '15+', '54', '12K'], ['Users', 'Years', 'Offices', 'Positions']],
    ['ar', ['أكثر من 200 ألف', 'أكثر من 15', '54', '12 ألف'], ['مستخدم', 'عامًا', 'مكتبًا', 'وظيفة']],
  ] as const)('renders the counters in %s', async (lang, values, labels) => {
    open(lang)
    await screen.findByRole('heading', { level: 1 })
    expect(counters()).toEqual(values.map((value, index) => [value, labels[index]]))
  })
})
