import { setUpBrowser } from '@shop/testing/render.tsx'

import { rememberedEmail, rememberEmail } from './remembered-email.ts'

test('nobody is remembered unasked', () => {
  setUpBrowser()
  expect(rememberedEmail()).toBe('')
})

test('remembers the last one, and forgets', () => {
  setUpBrowser()
  rememberEmail('maha@example.com')
  rememberEmail('salim@example.com')
  expect(rememberedEmail()).toBe('salim@example.com')
  rememberEmail(null)
  expect(rememberedEmail()).toBe('')
  expect(Object.keys(localStorage)).not.toContain('rememberedEmail')
})

test('holds on to it for this visit where the browser stores nothing', () => {
  setUpBrowser()
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  rememberEmail('maha@example.com')
  full.mockRestore()
  expect(rememberedEmail()).toBe('maha@example.com')
  rememberEmail(null)
})
