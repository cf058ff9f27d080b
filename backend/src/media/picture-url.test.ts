import { avatarUrl, pictureUrl } from './picture-url.ts'

test('pictureUrl and avatarUrl list the available widths in the query', () => {
  expect(pictureUrl('https://api.shop.example', 'steel-card')).toBe(
    'https://api.shop.example/media/steel-card-1280.webp?widths=640,960,1280',
  )
  expect(avatarUrl('https://api.shop.example', 'avatar-01')).toBe(
    'https://api.shop.example/media/avatar-01-320.webp?widths=320',
  )
})
