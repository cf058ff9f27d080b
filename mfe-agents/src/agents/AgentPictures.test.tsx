import { buildAgent } from '@shop/testing/fixtures.ts'
import { renderUi } from '@shop/testing/render.tsx'
import { fireEvent, screen } from '@testing-library/react'

import { AgentPictures } from './AgentPictures.tsx'

const picture = (name: string) => `http://api.test/media/${name}-640.webp?widths=320,640`

const images = (container: HTMLElement) => Array.from(container.querySelectorAll('img'))

describe('AgentPictures', () => {
  test('renders banner and avatar in the widths of their URLs', () => {
    const { container } = renderUi(
      <AgentPictures
        agent={buildAgent({ bannerBg: picture('banner-01'), avatar: picture('avatar-01') })}
      />,
    )
    expect(images(container).map(({ src }) => src)).toEqual([
      'http://api.test/media/banner-01-640.webp',
      'http://api.test/media/avatar-01-640.webp',
    ])
    expect(container.querySelector('source')).toHaveAttribute(
      'srcset',
      'http://api.test/media/banner-01-320.avif 320w, http://api.test/media/banner-01-640.avif 640w',
    )
  })

  test('loads a banner that is visible on page load first', () => {
    const agent = buildAgent({ bannerBg: picture('banner-01'), avatar: picture('avatar-01') })
    const { container } = renderUi(<AgentPictures agent={agent} priority />)
    const [banner, avatar] = images(container)
    expect(banner).toHaveAttribute('loading', 'eager')
    expect(banner).toHaveAttribute('fetchpriority', 'high')
    expect(avatar).toHaveAttribute('loading', 'lazy')
  })

  test('renders decorative pictures', () => {
    const { container } = renderUi(
      <AgentPictures
        agent={buildAgent({ bannerBg: picture('banner-01'), avatar: picture('avatar-01') })}
      />,
    )
    expect(images(container).map(({ alt }) => alt)).toEqual(['', ''])
  })

  test.each([undefined, ''])('renders initials when the avatar is %j', (avatar) => {
    renderUi(<AgentPictures agent={buildAgent(avatar === undefined ? {} : { avatar })} />)
    expect(screen.getByText('SA')).toHaveAttribute('translate', 'no')
  })

  test('renders an icon when there is neither an avatar nor a name', () => {
    const { container } = renderUi(<AgentPictures agent={{ _id: 'nobody' }} />)
    expect(container.querySelector('svg')).toBeInTheDocument()
    expect(images(container)).toEqual([])
  })

  test('keeps the avatar when the banner fails to load', () => {
    const { container } = renderUi(
      <AgentPictures
        agent={buildAgent({ bannerBg: picture('gone'), avatar: picture('avatar-01') })}
      />,
    )
    const [banner] = images(container)
    if (!banner) throw new Error('No banner was rendered')
    fireEvent.error(banner)
    expect(images(container).map(({ src }) => src)).toEqual([
      'http://api.test/media/avatar-01-640.webp',
    ])
    expect(screen.queryByText('SA')).toBeNull()
  })
})
