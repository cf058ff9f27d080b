import fc from 'fast-check'

import { imageSources } from './image-sources.ts'
import { parsePictureSources } from './picture-sources.ts'

describe('parsePictureSources', () => {
  test('returns every width as AVIF, and the file itself', () => {
    expect(parsePictureSources('/media/steel-card-640.webp?widths=320,640')).toEqual({
      avif: '/media/steel-card-320.avif 320w, /media/steel-card-640.avif 640w',
      src: '/media/steel-card-640.webp',
    })
  })

  test('keeps the rest of the address, and finds the widths among other parameters', () => {
    const sources = parsePictureSources('http://cdn.test/a-b/2-640.webp?v=3&widths=960#top')
    expect(sources?.avif).toBe('http://cdn.test/a-b/2-960.avif 960w')
    expect(sources?.src).toBe('http://cdn.test/a-b/2-640.webp')
  })

  test.each([
    ['a picture of somebody else', 'https://example.com/photo.jpg'],
    ['no widths', '/media/card-640.webp'],
    ['empty widths', '/media/card-640.webp?widths='],
    ['widths that are no numbers', '/media/card-640.webp?widths=a,b'],
    ['widths that stop being numbers', '/media/card-640.webp?widths=320,'],
    ['another parameter that ends alike', '/media/card-640.webp?mywidths=320'],
    ['no width in the name', '/media/card.webp?widths=320'],
    ['data', 'data:image/webp;base64,AAAA'],
    ['nothing', ''],
  ])('returns null for %s', (_, src) => {
    expect(parsePictureSources(src)).toBeNull()
  })

  test('accepts any string', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const sources = parsePictureSources(`${text}-640.webp?widths=${text}`)
        return sources === null || sources.src.endsWith('-640.webp')
      }),
    )
  })
})

const files = {
  avif: { 1280: '/b.avif', 640: '/a.avif' },
  webp: '/b.webp',
  width: 4,
  height: 3,
}

describe('imageSources', () => {
  test('returns every file with its width, the smallest first', () => {
    expect(imageSources(files).avif).toBe('/a.avif 640w, /b.avif 1280w')
  })

  test('returns the WebP file as the fallback', () => {
    expect(imageSources(files).src).toBe('/b.webp')
  })
})
