import { setUpBrowser } from '@shop/testing/render.tsx'

import { readRememberedEmail, rememberEmail } from './remembered-email.ts'

test('nobody is remembered unasked', () => {
  setUpBrowser()
  expect(readRememberedEmail()).toBe('')
})

test('remembers the last one, and forgets', () => {
  setUpBrowser()
  rememberEmail('maha@example.com')
  rememberEmail('salim@example.com')
  expect(readRememberedEmail()).toBe('salim@example.com')
  rememberEmail(null)
  expect(readRememberedEmail()).toBe('')
  expect(Object.keys(localStorage)).not.toContain('rememberedEmail')
})

test('holds on to it for this visit where the browser stores nothing', () => {
  setUpBrowser()
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  rememberEmail('maha@example.com')
  full.mockRestore()
  expect(readRememberedEmail()).toBe('maha@example.com')
  rememberEmail(null)
})
