import { renderUi } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'

import { ResponsiveImage } from './ResponsiveImage.tsx'

const files = {
  avif: { 320: '/card-320.avif', 640: '/card-640.avif' },
  webp: { 320: '/card-320.webp', 640: '/card-640.webp' },
  width: 1280,
  height: 960,
}

describe('ResponsiveImage', () => {
  test('renders the sources by format and width', () => {
    const { container } = renderUi(<ResponsiveImage files={files} alt="A card" sizes="50vw" />)
    expect(
      Array.from(container.querySelectorAll('source'), ({ type, srcset, sizes }) => [
        type,
        srcset,
        sizes,
      ]),
    ).toEqual([
      ['image/avif', '/card-320.avif 320w, /card-640.avif 640w', '50vw'],
      ['image/webp', '/card-320.webp 320w, /card-640.webp 640w', '50vw'],
    ])
    expect(screen.getByRole('img', { name: 'A card' })).toHaveAttribute('src', '/card-640.webp')
  })

  test('has the aspect ratio of its files', () => {
    const { container } = renderUi(<ResponsiveImage files={files} alt="A card" sizes="50vw" />)
    expect(container.querySelector('picture')?.style.aspectRatio).toBe('1280 / 960')
  })

  test('is eager only with priority', () => {
    renderUi(
      <>
        <ResponsiveImage files={files} alt="first" sizes="50vw" priority />
        <ResponsiveImage files={files} alt="later" sizes="50vw" />
      </>,
    )
    expect(screen.getByAltText('first')).toHaveAttribute('loading', 'eager')
    expect(screen.getByAltText('first')).toHaveAttribute('fetchpriority', 'high')
    expect(screen.getByAltText('later')).toHaveAttribute('loading', 'lazy')
    expect(screen.getByAltText('later')).toHaveAttribute('fetchpriority', 'auto')
  })
})
