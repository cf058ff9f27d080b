import { CODE_TIMEOUT_MS } from '@shop/kernel'

import { entryScripts } from './entry-scripts.plugin.ts'

const { createScript } = entryScripts()

test('a remote’s entry is waited for less than five seconds', () => {
  const made = createScript?.({ url: 'http://localhost/mfe-x/1.0.0/remoteEntry.js' })
  expect(CODE_TIMEOUT_MS).toBeLessThan(5_000)
  expect(made).toMatchObject({ timeout: CODE_TIMEOUT_MS })
  const { script } = made as { script: HTMLScriptElement }
  expect(script.src).toBe('http://localhost/mfe-x/1.0.0/remoteEntry.js')
  expect(script.async).toBe(true)
})

test('no script is made for an address that is not allowed', () => {
  expect(() => createScript?.({ url: 'http://evil.test/remoteEntry.js' })).toThrow(
    'is not an address',
  )
})
