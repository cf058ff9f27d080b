import { getConfig } from '@shop/kernel/config'
import { ENTRY_SCRIPT_ATTRIBUTE } from '@shop/kernel/loading'

import { entryScriptPlugin } from './entry-script.plugin.ts'

describe('entryScriptPlugin', () => {
  const [here, elsewhere] = ['http://localhost', 'http://cdn.test'].map(
    (origin) => `${origin}/mfe-y/1.0.0/remoteEntry.js`,
  ) as [string, string]
  const digests = new Map([here, elsewhere].map((url) => [url, 'sha384-y']))
  const { createScript } = entryScriptPlugin(digests)

  test('creates a script that a retry finds, and that times out after 120 seconds', () => {
    const created = createScript?.({ url: 'http://localhost/mfe-x/1.0.0/remoteEntry.js' })
    expect(created).toMatchObject({ timeout: 120_000 })
    const { script } = created as { script: HTMLScriptElement }
    expect(script.src).toBe('http://localhost/mfe-x/1.0.0/remoteEntry.js')
    expect(script.async).toBe(true)
    expect(script).toHaveAttribute(ENTRY_SCRIPT_ATTRIBUTE)
  })

  test('creates a script that runs no other bytes than were released, from other origins by CORS', () => {
    Object.assign(getConfig(), { remoteOrigins: ['http://cdn.test'] })
    const create = (url: string) =>
      (createScript?.({ url }) as { script: HTMLScriptElement }).script
    expect(create(here)).toMatchObject({ integrity: 'sha384-y', crossOrigin: null })
    expect(create(elsewhere)).toMatchObject({ integrity: 'sha384-y', crossOrigin: 'anonymous' })
    expect(create('http://localhost/mfe-z/1.0.0/remoteEntry.js').integrity).toBeFalsy()
  })

  test('throws when the origin is not allowed', () => {
    expect(() => createScript?.({ url: 'http://evil.test/remoteEntry.js' })).toThrow(
      'is not an address',
    )
  })
})
