import { packageOf } from './package-of.js'

describe('packageOf', () => {
  test.each([
    ['react', 'react'],
    ['react-dom/client', 'react-dom'],
    ['@shop/kernel', '@shop/kernel'],
    ['@shop/kernel/store', '@shop/kernel'],
  ])('of %s returns %s', (request, name) => {
    expect(packageOf(request)).toBe(name)
  })
})
