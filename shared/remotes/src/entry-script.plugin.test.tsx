import { ENTRY_SCRIPT_ATTRIBUTE, getConfig } from '@shop/kernel'

import { entryScriptPlugin } from './entry-script.plugin.ts'

describe('entryScriptPlugin', () => {
  const entry = 'http://localhost/mfe-y/1.0.0/remoteEntry.js'
  const elsewhere = 'http://cdn.test/mfe-y/1.0.0/remoteEntry.js'
  const digests = new Map([entry, elsewhere].map((url) => [url, 'sha384-y']))
  const { createScript } = entryScriptPlugin(digests)

  test('creates a script that a retry finds, and that times out after 120 seconds', () => {
    const created = createScript?.({ url: 'http://localhost/mfe-x/1.0.0/remoteEntry.js' })
    expect(created).toMatchObject({ timeout: 120_000 })
    const { script } = created as { script: HTMLScriptElement }
    expect(script.src).toBe('http://localhost/mfe-x/1.0.0/remoteEntry.js')
    expect(script.async).toBe(true)
    expect(script).toHaveAttribute(ENTRY_SCRIPT_ATTRIBUTE)
  })

  test('lets the browser compare the script with its digest, from another origin by CORS', () => {
    Object.assign(getConfig(), { remoteOrigins: ['http://cdn.test'] })
    const create = (url: string) =>
      (createScript?.({ url }) as { script: HTMLScriptElement }).script
    expect(create('http://localhost/mfe-x/1.0.0/remoteEntry.js').integrity).toBeFalsy()
    expect(create(entry).integrity).toBe('sha384-y')
    expect(create(entry).crossOrigin).toBeNull()
    expect(create(elsewhere).integrity).toBe('sha384-y')
    expect(create(elsewhere).crossOrigin).toBe('anonymous')
  })

  test('throws when the origin is not allowed', () => {
    expect(() => createScript?.({ url: 'http://evil.test/remoteEntry.js' })).toThrow(
      'is not an address',
    )
  })
})
