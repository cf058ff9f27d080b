import { buildProduct } from '@shop/testing/fixtures.ts'

import { galleryOf } from './gallery.ts'

const gallery = (...galleryImgUrls: string[]) =>
  galleryOf(buildProduct({ coverImgUrl: 'cover', galleryImgUrls }))

test('the cover comes first and opens the gallery', () => {
  expect(gallery('a', 'b', 'c', 'd')).toEqual(['cover', 'a', 'b', 'c', 'd'])
})

test('the gallery has five pictures at most, each once', () => {
  expect(gallery('a', 'cover', 'a', 'b', 'c', 'd', 'e')).toEqual(['cover', 'a', 'b', 'c', 'd'])
})

test('a product without a gallery shows its cover', () => {
  expect(gallery()).toEqual(['cover'])
  expect(galleryOf(buildProduct())).toHaveLength(1)
})
