import { buildProduct } from '@shop/testing/fixtures.ts'

import { getGalleryPictures } from './gallery.ts'

const gallery = (...galleryImgUrls: string[]) =>
  getGalleryPictures(buildProduct({ coverImgUrl: 'cover', galleryImgUrls }))

describe('getGalleryPictures', () => {
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
