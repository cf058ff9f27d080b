import { readInlineScript } from './testing/read-inline-script.ts'

const script = readInlineScript('inline-head-script.ts')
const root = document.documentElement

describe('the trusted-types policy', () => {
  type Policy = Record<'createScriptURL' | 'createHTML' | 'createScript', (text: string) => string>

  /** Runs the head script with a fake `trustedTypes` and returns the registered policy. */
  function policy(scriptOrigins: string): Policy {
    const createPolicy = jest.fn<void, [string, Policy]>()
    Object.assign(window, { trustedTypes: { createPolicy } })
    root.dataset.scriptOrigins = scriptOrigins
    ;(0, eval)(script)
    const [name, rules] = createPolicy.mock.calls[0] ?? []
    expect(name).toBe('default')
    return rules as Policy
  }

  afterEach(() => {
    delete root.dataset.scriptOrigins
    Object.assign(window, { trustedTypes: undefined })
  })

  test.each(['/shell/1.0.0/main.js', 'http://localhost/a.js', 'https://cdn.test/mfe-x/1.0.0/a.js'])(
    'allows %s',
    (address) => {
      expect(policy('https://cdn.test').createScriptURL(address)).toBe(address)
    },
  )

  test.each([
    'https://evil.test/a.js',
    '//evil.test/a.js',
    'https://cdn.test.evil.test/a.js',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    'blob:http://localhost/1',
  ])('rejects %s', (address) => {
    expect(() => policy('https://cdn.test').createScriptURL(address)).toThrow('is not an address')
  })

  test('allows the text of a script only if it is JSON', () => {
    const data = '{"@type":"Product"}'
    expect(policy('').createScript(data)).toBe(data)
    expect(() => policy('').createScript('alert(1)')).toThrow(SyntaxError)
  })

  test('allows only the site’s origin when nothing is configured', () => {
    expect(() => policy('').createScriptURL('https://cdn.test/a.js')).toThrow()
    expect(policy('').createHTML('<script></script>')).toBe('<script></script>')
  })
})
