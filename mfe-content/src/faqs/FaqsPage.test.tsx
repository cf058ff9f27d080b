import { renderRoutes } from '@shop/testing/render.tsx'
import { screen, waitFor, within } from '@testing-library/react'

import { routes } from '../routes.generated.ts'
import { findStructuredData } from '../testing/structured-data.ts'
import { sections } from './faqs.ts'

const titles = ['Buying Questions', 'General Questions', 'Payments Questions', 'Support Questions']

const open = (at = '/faqs') => renderRoutes(routes, { at })

describe('FaqsPage', () => {
  test('links from its sidebar to the four sections', async () => {
    open()
    const sidebar = within(await screen.findByRole('navigation', { name: 'Sections' }))
    const links = sidebar.getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(titles)
    links.forEach((link) => {
      const id = link.getAttribute('href')?.split('#')[1] ?? ''
      expect(document.getElementById(id)).toHaveTextContent(link.textContent)
    })
  })

  test('opens the first question of each section, one at a time', async () => {
    open()
    for (const title of titles) {
      const section = await screen.findByRole('region', { name: title })
      const items = Array.from(section.querySelectorAll('details'))
      expect(items.length).toBeGreaterThan(1)
      expect(items.map((item) => item.open)).toEqual(items.map((_, index) => index === 0))
      // The browser keeps one open of those that share a name.
      expect(new Set(items.map((item) => item.getAttribute('name'))).size).toBe(1)
    }
    const names = Array.from(document.querySelectorAll('details'), (item) =>
      item.getAttribute('name'),
    )
    expect(new Set(names).size).toBe(sections.length)
  })

  test('opens the question of the hash and marks its section', async () => {
    const { user } = open('/faqs#payments.safe')
    const section = await screen.findByRole('region', { name: 'Payments Questions' })
    const opened = Array.from(section.querySelectorAll('details')).filter((item) => item.open)
    expect(opened).toHaveLength(1)
    expect(opened[0]).toHaveTextContent('Is it safe to pay by card?')
    const current = () => screen.getByRole('link', { current: 'location' })
    expect(current()).toHaveTextContent('Payments Questions')
    await user.click(screen.getByRole('link', { name: 'Support Questions' }))
    await waitFor(() => expect(current()).toHaveTextContent('Support Questions'))
  })

  test('has structured data of every question', async () => {
    open()
    await screen.findByRole('heading', { level: 1 })
    const data = findStructuredData('FAQPage')
    expect(data).toHaveProperty('inLanguage', 'en')
    expect(data?.mainEntity).toHaveLength(sections.flatMap(({ questions }) => questions).length)
    expect(data?.mainEntity?.[0]).toMatchObject({
      name: 'How do I order?',
      acceptedAnswer: { text: expect.stringMatching(/^Choose a category/) },
    })
  })

  test('links to the contact page', async () => {
    open()
    expect(await screen.findByRole('link', { name: 'Contact Us' })).toHaveAttribute(
      'href',
      '/contact',
    )
  })
})
