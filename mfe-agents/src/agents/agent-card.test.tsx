import { buildAgent } from '@shop/testing/fixtures.ts'
import { renderRoutes, renderUi } from '@shop/testing/render.tsx'
import { fireEvent, screen, within } from '@testing-library/react'

import { loadMessages } from '../messages.generated.ts'
import { AgentPictures } from './AgentPictures.tsx'
import { SocialLinks } from './SocialLinks.tsx'

describe('AgentPictures', () => {
  const picture = (name: string) => `http://api.test/media/${name}-640.webp?widths=320,640`

  const agent = buildAgent({ bannerBg: picture('banner-01'), avatar: picture('avatar-01') })

  const images = (container: HTMLElement) => Array.from(container.querySelectorAll('img'))

  test('renders banner and avatar as decoration, in the widths of their URLs', () => {
    const { container } = renderUi(<AgentPictures agent={agent} priority={false} />)
    expect(images(container).map(({ src, alt }) => [src, alt])).toEqual([
      ['http://api.test/media/banner-01-640.webp', ''],
      ['http://api.test/media/avatar-01-640.webp', ''],
    ])
    expect(container.querySelector('source')).toHaveAttribute(
      'srcset',
      'http://api.test/media/banner-01-320.avif 320w, http://api.test/media/banner-01-640.avif 640w',
    )
  })

  test('loads a banner that is visible on page load first', () => {
    const { container } = renderUi(<AgentPictures agent={agent} priority />)
    const [banner, avatar] = images(container)
    expect(banner).toHaveAttribute('loading', 'eager')
    expect(banner).toHaveAttribute('fetchpriority', 'high')
    expect(avatar).toHaveAttribute('loading', 'lazy')
  })

  test('keeps the other picture when one fails to load', () => {
    const { container } = renderUi(<AgentPictures agent={agent} priority={false} />)
    fireEvent.error(images(container)[0] as HTMLElement)
    expect(images(container).map(({ src }) => src)).toEqual([
      'http://api.test/media/avatar-01-640.webp',
    ])
    expect(screen.queryByText('SH')).toBeNull()
    fireEvent.error(images(container)[0] as HTMLElement)
    expect(screen.getByText('SH')).toBeVisible()
    expect(images(container)).toEqual([])
  })
})

describe('SocialLinks', () => {
  const profiles = {
    facebook: 'https://www.facebook.com/salma',
    instagram: 'https://www.instagram.com/salma',
    twitter: 'https://x.com/salma',
    tiktok: 'https://www.tiktok.com/@salma',
  }

  const open = (changes: Parameters<typeof buildAgent>[0]) =>
    renderRoutes(
      [
        {
          path: '/',
          loader: loadMessages,
          element: (
            <>
              <SocialLinks agent={buildAgent(changes)} />
              <p>Loaded</p>
            </>
          ),
        },
      ],
      { at: '/' },
    )

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

  test('links only https profiles, named after agent and network, without a referrer', async () => {
    open({
      socialMediaLinks: {
        ...profiles,
        instagram: 'http://www.instagram.com/salma',
        twitter: 'javascript:alert(1)',
      },
    })
    const list = await screen.findByRole('list', { name: 'Social profiles of Salma Al Harthy' })
    const links = within(list).getAllByRole('link')
    expect(
      links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
    ).toEqual([
      ['Salma Al Harthy on Facebook', profiles.facebook],
      ['Salma Al Harthy on TikTok', profiles.tiktok],
    ])
    links.forEach((link) => expect(link).toHaveAttribute('rel', 'noopener noreferrer'))
  })

  test('renders nothing without any profile', async () => {
    const { container } = open({ socialMediaLinks: undefined })
    await screen.findByText('Loaded')
    expect(container.querySelectorAll('ul, svg')).toHaveLength(0)
  })
})
