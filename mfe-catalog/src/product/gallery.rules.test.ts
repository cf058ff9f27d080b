import { buildProduct } from '@shop/testing/fixtures.ts'

import { getGalleryPictures } from './gallery.ts'
import { lightboxSettings, toSlide } from './lightbox.ts'
import { getSlideIndex } from './picture-track.ts'

describe('getGalleryPictures', () => {
  const gallery = (...galleryImgUrls: string[]) =>
    getGalleryPictures(buildProduct({ coverImgUrl: 'cover', galleryImgUrls }))

  test('returns the cover first', () => {
    expect(gallery('a', 'b', 'c', 'd')).toEqual(['cover', 'a', 'b', 'c', 'd'])
  })

  test('returns five pictures at most, without duplicates', () => {
    expect(gallery('a', 'cover', 'a', 'b', 'c', 'd', 'e')).toEqual(['cover', 'a', 'b', 'c', 'd'])
  })

  test('returns the cover of a product without a gallery', () => {
    expect(gallery()).toEqual(['cover'])
    expect(getGalleryPictures(buildProduct())).toHaveLength(1)
  })
})

describe('getSlideIndex', () => {
  test.each([
    [0, 360, 0],
    [179, 360, 0],
    [181, 360, 1],
    [-720, 360, 2],
    [0, 0, 0],
  ])('at %d of slides %d wide returns %d', (scrollLeft, clientWidth, index) => {
    expect(getSlideIndex({ scrollLeft, clientWidth })).toBe(index)
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

describe('lightboxSettings', () => {
  test('wraps around, animates for 300 ms and pads by 10 px', () => {
    expect(lightboxSettings.carousel).toMatchObject({ finite: false, padding: 10 })
    expect(new Set(Object.values(lightboxSettings.animation))).toEqual(new Set([300]))
  })
})
