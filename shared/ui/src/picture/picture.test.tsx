import { renderUi } from '@shop/testing/render.tsx'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'

import { Picture } from './Picture.tsx'
import { ResponsiveImage } from './ResponsiveImage.tsx'

const src = '/media/card-640.webp?widths=320,640'

describe('Picture', () => {
  test('renders AVIF before the fallback, with its dimensions', () => {
    renderUi(<Picture src={src} alt="Steel card" width={640} height={800} sizes="50vw" />)
    const image = screen.getByRole('img', { name: 'Steel card' })
    const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])]
    expect(sources.map(({ type, sizes }) => [type, sizes])).toEqual([['image/avif', '50vw']])
    expect(image).toHaveAttribute('src', '/media/card-640.webp')
    expect(image).toHaveAttribute('width', '640')
    expect(image).toHaveAttribute('height', '800')
  })

  test('is lazy unless it has priority', () => {
    renderUi(
      <>
        <Picture src={src} alt="Later" width={1} height={1} />
        <Picture src={src} alt="First" width={1} height={1} priority />
      </>,
    )
    expect(screen.getByRole('img', { name: 'Later' })).toHaveAttribute('loading', 'lazy')
    const first = screen.getByRole('img', { name: 'First' })
    expect(first).toHaveAttribute('loading', 'eager')
    expect(first).toHaveAttribute('fetchpriority', 'high')
  })

  test('renders an address without widths as it is', () => {
    renderUi(<Picture src="/photo.jpg" alt="Photo" width={1} height={1} />)
    const image = screen.getByRole('img', { name: 'Photo' })
    expect(image).toHaveAttribute('src', '/photo.jpg')
    expect(image.parentElement?.querySelector('source')).toBeNull()
  })

  test('renders a decorative placeholder without an address', () => {
    const { container } = renderUi(<Picture src="" alt="Card" width={4} height={3} />)
    const placeholder = container.querySelector('[aria-hidden="true"]')
    expect(placeholder).toHaveStyle({ aspectRatio: '4 / 3' })
    expect(placeholder?.querySelector('svg')).toBeInTheDocument()
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.queryByText('This image failed to load')).toBeNull()
  })

  function Gallery() {
    const [at, setAt] = useState('/broken.jpg')
    return (
      <>
        <Picture src={at} alt="Shown" width={1} height={1} />
        <button onClick={() => setAt('/fine.jpg')}>Next</button>
      </>
    )
  }

  test('renders a fallback with the alternative text on an error, and the next picture', async () => {
    const { user } = renderUi(<Gallery />)
    fireEvent.error(screen.getByRole('img'))
    expect(screen.getByText('This image failed to load')).toBeVisible()
    expect(screen.getByText('Shown')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(screen.getByRole('img', { name: 'Shown' })).toHaveAttribute('src', '/fine.jpg')
  })
})

const files = {
  avif: { 320: '/card-320.avif', 640: '/card-640.avif' },
  webp: '/card-640.webp',
  width: 1280,
  height: 960,
}

describe('ResponsiveImage', () => {
  test('renders the sources by width', () => {
    const { container } = renderUi(<ResponsiveImage files={files} alt="A card" sizes="50vw" />)
    expect(
      Array.from(container.querySelectorAll('source'), ({ type, srcset, sizes }) => [
        type,
        srcset,
        sizes,
      ]),
    ).toEqual([['image/avif', '/card-320.avif 320w, /card-640.avif 640w', '50vw']])
    expect(screen.getByRole('img', { name: 'A card' })).toHaveAttribute('src', '/card-640.webp')
    expect(container.querySelector('picture')?.style.aspectRatio).toBe('1280 / 960')
  })
})
