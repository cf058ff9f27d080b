import { imageSources } from './image-sources.ts'

const files = {
  avif: { 1280: '/b.avif', 640: '/a.avif' },
  webp: { 1280: '/b.webp', 640: '/a.webp' },
  width: 4,
  height: 3,
}

describe('imageSources', () => {
  test('returns every file with its width, the smallest first', () => {
    const { avif, webp } = imageSources(files)
    expect(avif).toBe('/a.avif 640w, /b.avif 1280w')
    expect(webp).toBe('/a.webp 640w, /b.webp 1280w')
  })

  test('returns the largest WebP as the fallback', () => {
    expect(imageSources(files).src).toBe('/b.webp')
    expect(imageSources({ ...files, webp: {} }).src).toBe('')
  })
})
