import { scrollKey } from './scroll-key.ts'

const location = { pathname: '/faqs', search: '?q=card', hash: '#support', state: null }

test('a visit goes by its own key', () => {
  expect(scrollKey({ ...location, key: 'a1b2' })).toBe('a1b2')
})

test('the first page of a document goes by its address', () => {
  const keys = ['/faqs', '/shop'].map((pathname) =>
    scrollKey({ ...location, pathname, key: 'default' }),
  )
  expect(keys).toEqual(['/faqs?q=card#support', '/shop?q=card#support'])
})
