import { setLanguage } from '@shop/kernel'
import { renderRoutes } from '@shop/testing/render.tsx'
import { act, screen, within } from '@testing-library/react'

import { routes } from '../routes.tsx'
import { jobs, totalOpenings } from './jobs.ts'

const open = (lang: 'en' | 'ar' = 'en') => renderRoutes(routes, { at: '/career', lang })

const plainSpaces = (text: string) => text.replaceAll(/\s/g, ' ')

const counters = () =>
  screen
    .getAllByRole('term')
    .map((term) => [plainSpaces(term.nextElementSibling?.textContent ?? ''), term.textContent])

describe('CareerPage', () => {
  test('renders the four counters', async () => {
    open()
    await screen.findByRole('heading', { level: 1 })
    expect(counters()).toEqual([
      ['200+K', 'Users'],
      ['15+', 'Years'],
      ['54', 'Offices'],
      ['12K', 'Positions'],
    ])
  })

  test('renders every job with title, openings and a link to apply, which leads home', async () => {
    open()
    const list = within(await screen.findByRole('region', { name: 'Open positions' }))
    const items = list.getAllByRole('listitem')
    expect(items).toHaveLength(jobs.length)
    for (const item of items) {
      const name = within(item).getByRole('heading', { level: 3 }).textContent
      expect(within(item).getByText(/^\d+ openings?$/)).toBeVisible()
      const link = within(item).getByRole('link', { name: `Apply now: ${name}` })
      expect(link).toHaveAttribute('href', '/')
    }
    expect(list.getByText('1 opening')).toBeVisible()
    expect(list.getByText(`${totalOpenings} openings in all`)).toBeVisible()
  })

  test('links from its hero to the jobs', async () => {
    open()
    const link = await screen.findByRole('link', { name: 'Open positions' })
    expect(link).toHaveAttribute('href', '/career#jobs')
    expect(document.getElementById('jobs')).toBe(
      screen.getByRole('region', { name: 'Open positions' }),
    )
  })

  test('updates numbers and texts when the language changes', async () => {
    open()
    await screen.findByRole('heading', { level: 1 })
    act(() => setLanguage('ar'))
    expect(await screen.findAllByText('أكثر من')).toHaveLength(2)
    expect(await screen.findByText('الوظائف الشاغرة', { selector: 'h2' })).toBeVisible()
  })

  test('says that the jobs are samples', async () => {
    open()
    expect(await screen.findByText(/this demo shop is not hiring/)).toBeVisible()
  })

  test('renders numbers, titles and openings in Arabic', async () => {
    open('ar')
    await screen.findByRole('heading', { level: 1 })
    expect(counters()).toEqual([
      ['أكثر من 200 ألف', 'مستخدم'],
      ['أكثر من 15', 'عامًا'],
      ['54', 'مكتبًا'],
      ['12 ألف', 'وظيفة'],
    ])
    for (const openings of ['شاغر واحد', 'شاغران', '3 شواغر', '12 شاغرًا']) {
      expect(screen.getAllByText(openings).length).toBeGreaterThan(0)
    }
    expect(screen.getByRole('link', { name: 'قدّم الآن: النقش بالليزر' })).toBeVisible()
  })
})
