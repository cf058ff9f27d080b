import { ENTRY_SCRIPT_ATTRIBUTE } from '@shop/kernel/loading'

import { entryScriptPlugin } from './entry-script.plugin.ts'

describe('entryScriptPlugin', () => {
  const { createScript } = entryScriptPlugin()

  test('creates a script that a retry finds, and that times out after 120 seconds', () => {
    const created = createScript?.({ url: 'http://localhost/mfe-x/1.0.0/remoteEntry.js' })
    expect(created).toMatchObject({ timeout: 120_000 })
    const { script } = created as { script: HTMLScriptElement }
    expect(script.src).toBe('http://localhost/mfe-x/1.0.0/remoteEntry.js')
    expect(script.async).toBe(true)
    expect(script).toHaveAttribute(ENTRY_SCRIPT_ATTRIBUTE)
  })

  test('throws when the origin is not allowed', () => {
    expect(() => createScript?.({ url: 'http://evil.test/remoteEntry.js' })).toThrow(
      'is not an address',
    )
  })
})
