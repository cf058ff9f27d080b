import { buildAgent } from '@shop/testing/fixtures.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'

import { load } from '../messages.ts'
import { SocialLinks } from './SocialLinks.tsx'

const profiles = {
  facebook: 'https://www.facebook.com/salma',
  instagram: 'https://www.instagram.com/salma',
  twitter: 'https://x.com/salma',
  tiktok: 'https://www.tiktok.com/@salma',
}

const open = (socialMediaLinks: Parameters<typeof buildAgent>[0], lang: 'en' | 'ar' = 'en') =>
  renderRoutes(
    [{ path: '/', loader: load, element: <SocialLinks agent={buildAgent(socialMediaLinks)} /> }],
    { at: '/', lang },
  )

describe('SocialLinks', () => {
  test('renders four links in the same order', async () => {
    open({ socialMediaLinks: profiles })
    const links = await screen.findAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Object.values(profiles))
    expect(links.map((link) => link.title)).toEqual([
      'Facebook',
      'Instagram',
      'X (Twitter)',
      'TikTok',
    ])
  })

  test('keeps the place of a missing profile, without a link', async () => {
    const { container } = open({ socialMediaLinks: { tiktok: profiles.tiktok } })
    expect(await screen.findAllByRole('listitem')).toHaveLength(1)
    expect(container.querySelectorAll('li')).toHaveLength(4)
    expect(container.querySelectorAll('svg')).toHaveLength(4)
  })

  test('is hidden from assistive technology when there is no profile', async () => {
    const { container } = open({ socialMediaLinks: undefined })
    await screen.findByRole('list', { hidden: true })
    expect(screen.queryByRole('list')).toBeNull()
    expect(container.querySelectorAll('svg')).toHaveLength(4)
  })

  test('renders Arabic network names on an Arabic page', async () => {
    open({ socialMediaLinks: profiles }, 'ar')
    expect(await screen.findByRole('link', { name: 'Salma Al Harthy على إنستغرام' })).toBeVisible()
  })
})
