import { buildAgent } from '@shop/testing/fixtures.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'

import { load } from '../messages.ts'
import { SocialLinks } from './SocialLinks.tsx'

const all = {
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

test('whoever is everywhere has four links, always in the same order', async () => {
  open({ socialMediaLinks: all })
  const links = await screen.findAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Object.values(all))
  expect(links.map((link) => link.title)).toEqual([
    'Facebook',
    'Instagram',
    'X (Twitter)',
    'TikTok',
  ])
})

test('a missing profile keeps its place without being a link or being read out', async () => {
  const { container } = open({ socialMediaLinks: { tiktok: all.tiktok } })
  expect(await screen.findAllByRole('listitem')).toHaveLength(1)
  expect(container.querySelectorAll('li')).toHaveLength(4)
  expect(container.querySelectorAll('svg')).toHaveLength(4)
})

test('whoever is nowhere has four faint marks and no list to read', async () => {
  const { container } = open({ socialMediaLinks: null })
  await screen.findByRole('list', { hidden: true })
  expect(screen.queryByRole('list')).toBeNull()
  expect(container.querySelectorAll('svg')).toHaveLength(4)
})

test('in Arabic the networks have their Arabic names', async () => {
  open({ socialMediaLinks: all }, 'ar')
  expect(await screen.findByRole('link', { name: 'Salma Al Harthy على إنستغرام' })).toBeVisible()
})
