import { largest, srcSet } from './scene.ts'

const files = { 1280: '/b.avif', 640: '/a.avif' }

test('every file is offered with its width, the smallest first', () => {
  expect(srcSet(files)).toBe('/a.avif 640w, /b.avif 1280w')
})

test('a browser that cannot choose takes the largest', () => {
  expect(largest(files)).toBe('/b.avif')
  expect(largest({})).toBe('')
})
