import { buildAgent } from '@shop/testing/fixtures.ts'
import { renderUi } from '@shop/testing/render.tsx'
import { fireEvent, screen } from '@testing-library/react'

import { AgentPictures } from './AgentPictures.tsx'

const picture = (name: string) => `http://api.test/media/${name}-640.webp?widths=320,640`

const images = (container: HTMLElement) => Array.from(container.querySelectorAll('img'))

test('banner and portrait are offered in the sizes that their addresses name', () => {
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

test('the name stands beside the pictures, so they are decoration', () => {
  const { container } = renderUi(
    <AgentPictures
      agent={buildAgent({ bannerBg: picture('banner-01'), avatar: picture('avatar-01') })}
    />,
  )
  expect(images(container).map(({ alt }) => alt)).toEqual(['', ''])
})

test.each([null, undefined, ''])('without a portrait (%j) there are initials', (avatar) => {
  renderUi(<AgentPictures agent={buildAgent(avatar === undefined ? {} : { avatar })} />)
  expect(screen.getByText('SA')).toHaveAttribute('translate', 'no')
})

test('without a portrait and a name there is a figure', () => {
  const { container } = renderUi(<AgentPictures agent={{ _id: 'nobody' }} />)
  expect(container.querySelector('svg')).toBeInTheDocument()
  expect(images(container)).toEqual([])
})

test('a banner that does not load leaves the portrait alone', () => {
  const { container } = renderUi(
    <AgentPictures
      agent={buildAgent({ bannerBg: picture('gone'), avatar: picture('avatar-01') })}
    />,
  )
  const [banner] = images(container)
  if (!banner) throw new Error('no banner was tried')
  fireEvent.error(banner)
  expect(images(container).map(({ src }) => src)).toEqual([
    'http://api.test/media/avatar-01-640.webp',
  ])
  expect(screen.queryByText('SA')).toBeNull()
})
