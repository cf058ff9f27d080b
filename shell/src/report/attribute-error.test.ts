import { attributeError } from './attribute-error.ts'

describe('attributeError', () => {
  test('returns the release of the topmost frame in a remote', () => {
    const stack = `TypeError: x is not a function
    at t (https://shop.test/mfe-agents/1.2.0-ab12/page.agents.4f.js:1:20)
    at https://shop.test/shell/1.0.0/vendor.js:2:1
    at https://shop.test/mfe-catalog/1.0.0/routes.js:1:1`
    expect(attributeError(stack)).toEqual({ remote: 'mfe-agents', version: '1.2.0-ab12' })
  })

  test('returns a remote whose name has several words', () => {
    const stack = 'at https://shop.test/mfe-gift-cards/1.0.0/page.js:1:1'
    expect(attributeError(stack)).toEqual({ remote: 'mfe-gift-cards', version: '1.0.0' })
  })

  test('returns the shell where no frame lies in a remote', () => {
    const stack = 'at https://shop.test/agents:1:1\nat https://shop.test/shell/1.0.0/main.js:1:1'
    expect(attributeError(stack)).toEqual({ remote: 'shell', version: '1.0.0' })
  })

  test.each([
    undefined,
    '',
    'Error: mfe-agents is not well',
    'at chrome-extension://abc/shell.js:1:1',
  ])('returns null for %j', (stack) => expect(attributeError(stack)).toBeNull())
})
