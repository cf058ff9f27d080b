import { buildProduct } from '@shop/testing/fixtures.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { mainUrl, server } from '@shop/testing/server.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { routes } from '../routes.tsx'

const picture = (name: string) => `http://api.test/media/${name}.webp`
const product = buildProduct({
  coverImgUrl: picture('cover'),
  galleryImgUrls: ['front', 'detail', 'tap', 'pack'].map(picture),
})

function open(lang: 'en' | 'ar' = 'en', changes = {}) {
  server.use(
    http.get(mainUrl('/products/:id'), () => HttpResponse.json({ ...product, ...changes })),
  )
  return renderRoutes(routes, { at: '/product-detail/steel-card', lang })
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

test('the cover opens the viewer on the cover', async () => {
  await openViewer()
  await shows(1)
})

test('the viewer goes round in both directions', async () => {
  const { user, viewer } = await openViewer()
  const next = within(viewer).getByRole('button', { name: 'Next picture' })
  const previous = within(viewer).getByRole('button', { name: 'Previous picture' })

  await user.click(previous)
  await shows(5)
  await user.click(next)
  await shows(1)
  for (const number of [2, 3, 4, 5, 1]) {
    await user.click(next)
    await shows(number)
  }
})

test('arrow keys turn the pictures and Escape closes the viewer, back on the cover’s button', async () => {
  const { user } = await openViewer()
  await shows(1)
  await user.keyboard('{ArrowRight}')
  await shows(2)
  // Held back a moment: faster repeats are dropped.
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
  await user.keyboard('{ArrowLeft}')
  await shows(1)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await enlarge()).toHaveFocus()
})

test('a picture that fails says so', async () => {
  await openViewer()
  await shows(1)
  const image = document.querySelector('.yarl__slide_current img')
  if (!image) throw new Error('no picture is shown')
  fireEvent.error(image)
  expect(await screen.findByText('This image failed to load')).toBeInTheDocument()
})

test('the viewer can zoom', async () => {
  const { viewer } = await openViewer()
  expect(within(viewer).getByRole('button', { name: 'Zoom in' })).toBeInTheDocument()
  expect(within(viewer).getByRole('button', { name: 'Zoom out' })).toBeInTheDocument()
})

test('a thumbnail chooses the picture that is shown and enlarged', async () => {
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

test('the picture seen last in the viewer stays on the page', async () => {
  const { user, viewer } = await openViewer()
  await user.click(within(viewer).getByRole('button', { name: 'Next picture' }))
  await shows(2)
  await waitFor(() =>
    expect(document.querySelector('main img, button img')).toHaveAttribute('src', picture('front')),
  )
})

test('a product with one picture has no thumbnails', async () => {
  open('en', { galleryImgUrls: undefined })
  await enlarge()
  expect(screen.queryByRole('list', { name: 'Pictures of Steel card' })).not.toBeInTheDocument()
})

test('the viewer speaks Arabic', async () => {
  const { user } = open('ar')
  await user.click(await screen.findByRole('button', { name: 'تكبير صورة بطاقة فولاذية' }))
  const viewer = await screen.findByRole('dialog', { name: 'عارض الصور' })
  expect(within(viewer).getByRole('button', { name: 'الصورة التالية' })).toBeInTheDocument()
})
