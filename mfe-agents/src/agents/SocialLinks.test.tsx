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
    [
      {
        path: '/',
        loader: load,
        element: (
          <>
            <SocialLinks agent={buildAgent(socialMediaLinks)} />
            <p>Loaded</p>
          </>
        ),
      },
    ],
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

  test('renders no icon for a network without a profile', async () => {
    const { container } = open({ socialMediaLinks: { tiktok: profiles.tiktok } })
    expect(await screen.findAllByRole('listitem')).toHaveLength(1)
    expect(container.querySelectorAll('svg')).toHaveLength(1)
  })

  test('renders nothing without any profile', async () => {
    const { container } = open({ socialMediaLinks: undefined })
    await screen.findByText('Loaded')
    expect(container.querySelectorAll('ul, svg')).toHaveLength(0)
  })

  test('renders Arabic network names on an Arabic page', async () => {
    open({ socialMediaLinks: profiles }, 'ar')
    expect(await screen.findByRole('link', { name: 'Salma Al Harthy على إنستغرام' })).toBeVisible()
  })
})
