import { buildProduct } from '@shop/testing/fixtures.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { server } from '@shop/testing/server.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { routes } from '../routes.generated.ts'
import { urls } from '../testing/mock-api.ts'
import { scrollToSlide } from './gallery.ts'
import { toSlide } from './Lightbox.tsx'

describe('Gallery', () => {
  const picture = (name: string) => `http://api.test/media/${name}.webp`

  const product = buildProduct({
    coverImgUrl: picture('cover'),
    galleryImgUrls: ['front', 'detail', 'tap', 'pack'].map(picture),
  })

  function open(changes = {}) {
    server.use(http.get(urls.product, () => HttpResponse.json({ ...product, ...changes })))
    return renderRoutes(routes, { at: '/product-detail/steel-card' })
  }

  const enlarge = () => screen.findByRole('button', { name: 'Enlarge the picture of Steel card' })

  async function openViewer() {
    const { user } = open()
    await user.click(await enlarge())
    return { user, viewer: await screen.findByRole('dialog', { name: 'Picture viewer' }) }
  }

  const current = () => document.querySelector('.yarl__slide_current img')?.getAttribute('alt')

  const shows = (number: number) =>
    waitFor(() => expect(current()).toBe(`Steel card, picture ${number} of 5`))

  // jsdom has no animations, and a slow click ends a swipe of the viewer's own.
  beforeEach(() => void Object.assign(Element.prototype, { animate: jest.fn() }))
  afterEach(() => void jest.restoreAllMocks())

  test('wraps around in both directions', async () => {
    const { user, viewer } = await openViewer()
    const next = within(viewer).getByRole('button', { name: 'Next picture' })
    const previous = within(viewer).getByRole('button', { name: 'Previous picture' })

    await shows(1)
    await user.click(previous)
    await shows(5)
    await user.click(next)
    await shows(1)
    await user.click(next)
    await shows(2)
  })

  test('turns pictures by arrow keys, closes on Escape and restores focus', async () => {
    const { user } = await openViewer()
    await shows(1)
    await user.keyboard('{ArrowRight}')
    await shows(2)
    await user.keyboard('{ArrowLeft}')
    await shows(1)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await enlarge()).toHaveFocus()
  })

  test('renders a message when a picture fails to load', async () => {
    await openViewer()
    await shows(1)
    const image = document.querySelector('.yarl__slide_current img')
    if (!image) throw new Error('no picture is shown')
    fireEvent.error(image)
    expect(await screen.findByText('This image failed to load')).toBeInTheDocument()
  })

  test('renders zoom buttons', async () => {
    const { viewer } = await openViewer()
    expect(within(viewer).getByRole('button', { name: 'Zoom in' })).toBeInTheDocument()
    expect(within(viewer).getByRole('button', { name: 'Zoom out' })).toBeInTheDocument()
  })

  test('shows and enlarges the picture of a clicked thumbnail', async () => {
    const { user } = open()
    const strip = await screen.findByRole('list', { name: 'Pictures of Steel card' })
    expect(within(strip).getAllByRole('listitem')).toHaveLength(5)

    const third = within(strip).getByRole('button', { name: 'Show picture 3 of 5' })
    await user.click(third)
    expect(third).toHaveAttribute('aria-current', 'true')
    expect((await enlarge()).querySelector('img')).toHaveAttribute('src', picture('detail'))
    await user.click(await enlarge())
    await shows(3)
  })

  test('shows the picture that was last seen in the viewer', async () => {
    const { user, viewer } = await openViewer()
    await user.click(within(viewer).getByRole('button', { name: 'Next picture' }))
    await shows(2)
    await waitFor(() =>
      expect(document.querySelector('[aria-hidden="false"] > button img')).toHaveAttribute(
        'src',
        picture('front'),
      ),
    )
  })

  test('follows a swipe of the pictures', async () => {
    open()
    const cover = await enlarge()
    const track = cover.parentElement?.parentElement as HTMLElement
    Object.defineProperties(track, { clientWidth: { value: 360 }, scrollLeft: { value: 725 } })
    fireEvent.scroll(track)
    expect((await enlarge()).querySelector('img')).toHaveAttribute('src', picture('detail'))
    expect(screen.getByRole('button', { name: 'Show picture 3 of 5' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    expect(screen.getAllByRole('button', { name: /^Enlarge/ })).toHaveLength(1)
  })

  test('says what pictures show where the shop tells, also in the viewer', async () => {
    const alts = [{ en: 'On a desk', ar: 'على مكتب' }, { en: '' }, { en: 'Its edge' }]
    const { user } = open({ details: { alts } })
    const first = await screen.findByRole('button', {
      name: 'Enlarge the picture of Steel card: On a desk',
    })
    expect(first.querySelector('img')).toHaveAttribute('alt', 'On a desk')
    await user.click(first)
    await waitFor(() => expect(current()).toBe('On a desk'))
    await user.keyboard('{ArrowRight}')
    await shows(2)
  })

  test('renders no thumbnails for a single picture', async () => {
    open({ galleryImgUrls: undefined })
    await enlarge()
    expect(screen.queryByRole('list', { name: 'Pictures of Steel card' })).not.toBeInTheDocument()
  })
})

describe('scrollToSlide', () => {
  test.each([
    ['ltr', 720],
    ['rtl', -720],
  ])('scrolls an %s track in its direction', (direction, left) => {
    const track = document.body.appendChild(document.createElement('div'))
    track.style.direction = direction
    const scrollTo = jest.fn()
    Object.defineProperties(track, { clientWidth: { value: 360 }, scrollTo: { value: scrollTo } })
    scrollToSlide(track, 2)
    expect(scrollTo).toHaveBeenCalledWith({ left, behavior: 'instant' })
    track.remove()
  })
})

describe('toSlide', () => {
  test('returns the largest file of a picture', () => {
    expect(toSlide('http://a.test/card-1280.webp?widths=320,1280', 'Card')).toEqual({
      src: 'http://a.test/card-1280.webp',
      alt: 'Card',
      width: 1280,
      height: 1280,
    })
  })

  test('returns a single file as it is', () => {
    expect(toSlide('http://a.test/card.jpg', 'Card')).toEqual({
      src: 'http://a.test/card.jpg',
      alt: 'Card',
    })
  })
})
