import { setUpBrowser } from '@shop/testing/set-up-browser.ts'

import { readRememberedEmail, rememberEmail } from './remembered-email.ts'

describe('remembered e-mail address', () => {
  test('is empty by default', () => {
    setUpBrowser()
    expect(readRememberedEmail()).toBe('')
  })

  test('is the last one stored, until it is removed', () => {
    setUpBrowser()
    rememberEmail('maha@example.com')
    rememberEmail('salim@example.com')
    expect(readRememberedEmail()).toBe('salim@example.com')
    rememberEmail(null)
    expect(readRememberedEmail()).toBe('')
    expect(Object.keys(localStorage)).not.toContain('rememberedEmail')
  })

  test('is kept in memory when storage is full', () => {
    setUpBrowser()
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    rememberEmail('maha@example.com')
    full.mockRestore()
    expect(readRememberedEmail()).toBe('maha@example.com')
    rememberEmail(null)
  })
})
