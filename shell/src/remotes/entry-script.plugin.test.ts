import { CODE_TIMEOUT_MS } from '@shop/kernel'

import { entryScriptPlugin } from './entry-script.plugin.ts'

describe('entryScriptPlugin', () => {
  const { createScript } = entryScriptPlugin()

  test('creates a script that times out in less than five seconds', () => {
    const created = createScript?.({ url: 'http://localhost/mfe-x/1.0.0/remoteEntry.js' })
    expect(CODE_TIMEOUT_MS).toBeLessThan(5_000)
    expect(created).toMatchObject({ timeout: CODE_TIMEOUT_MS })
    const { script } = created as { script: HTMLScriptElement }
    expect(script.src).toBe('http://localhost/mfe-x/1.0.0/remoteEntry.js')
    expect(script.async).toBe(true)
  })

  test('throws when the origin is not allowed', () => {
    expect(() => createScript?.({ url: 'http://evil.test/remoteEntry.js' })).toThrow(
      'is not an address',
    )
  })
})
