import { buildProduct } from '@shop/testing/fixtures.ts'

import { getGalleryPictures, getSlideIndex } from './gallery.ts'

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
