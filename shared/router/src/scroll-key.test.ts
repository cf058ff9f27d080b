import { scrollKey } from './scroll-key.ts'

const location = { pathname: '/faqs', search: '?q=card', hash: '#support', state: null }

test('returns the key of a navigation', () => {
  expect(scrollKey({ ...location, key: 'a1b2' })).toBe('a1b2')
})

test('returns the address for the first page of a document', () => {
  const keys = ['/faqs', '/shop'].map((pathname) =>
    scrollKey({ ...location, pathname, key: 'default' }),
  )
  expect(keys).toEqual(['/faqs?q=card#support', '/shop?q=card#support'])
})
