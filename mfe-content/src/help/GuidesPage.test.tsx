import { renderRoutes } from '@shop/testing/render.tsx'
import { screen, within } from '@testing-library/react'

import { routes } from '../routes.tsx'
import { guides } from './guides.ts'

const open = (lang: 'en' | 'ar' = 'en') => renderRoutes(routes, { at: '/helpcenter-guides', lang })

describe('GuidesPage', () => {
  test('renders every guide with a link per feature', async () => {
    open()
    await screen.findByRole('heading', { level: 1, name: 'Guides' })
    const names = [
      'Shopping',
      'Ordering',
      'Paying',
      'Using your card',
      'Your account',
      'Talking to us',
    ]
    names.forEach((name, index) => {
      const links = within(screen.getByRole('region', { name })).getAllByRole('link')
      expect(links).toHaveLength(guides[index]?.features.length ?? 0)
    })
  })

  test.each([
    ['Browse the categories', '/shop'],
    ['Paying by card', '/helpcenter-faqs#payments.card'],
    ['Look at your orders', '/portal/orders'],
    ['Reset a forgotten password', '/forgot-password'],
    ['Send a support request', '/helpcenter-support'],
  ])('links “%s” to %s', async (name, address) => {
    open()
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', address)
  })

  test('renders in Arabic', async () => {
    open('ar')
    expect(await screen.findByRole('heading', { level: 1, name: 'الأدلة' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'تصفّح الفئات' })).toHaveAttribute('href', '/shop')
  })
})
