import { imageSources } from './image-sources.ts'

const files = {
  avif: { 1280: '/b.avif', 640: '/a.avif' },
  webp: { 1280: '/b.webp', 640: '/a.webp' },
  width: 4,
  height: 3,
}

test('every file is offered with its width, the smallest first', () => {
  const { avif, webp } = imageSources(files)
  expect(avif).toBe('/a.avif 640w, /b.avif 1280w')
  expect(webp).toBe('/a.webp 640w, /b.webp 1280w')
})

test('a browser that cannot choose takes the largest', () => {
  expect(imageSources(files).src).toBe('/b.webp')
  expect(imageSources({ ...files, webp: {} }).src).toBe('')
})
