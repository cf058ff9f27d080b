import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { transformAsync } from '@babel/core'

import { createTrimmingRules, trimFunctions, UNUSED_FUNCTIONS } from './unused-functions.js'

/** Compiles a module as the rules do. */
async function trim(
  source: string,
  functions: Record<string, string>,
  strict = true,
): Promise<string> {
  const plugins = [[trimFunctions, { functions, strict }]]
  const result = await transformAsync(source, { babelrc: false, configFile: false, plugins })
  return result?.code ?? ''
}

describe('createTrimmingRules', () => {
  test.each(UNUSED_FUNCTIONS.map(({ file, functions }) => [file, functions] as const))(
    'finds what it replaces in %s, so that an update of the library does not go unnoticed',
    async (file, functions) => {
      const resource = path.resolve(__dirname, '../../node_modules', file)
      expect(createTrimmingRules().filter(({ test }) => test.test(resource))).toHaveLength(1)
      const source = await readFile(resource, 'utf8')
      expect((await trim(source, functions)).length).toBeLessThan(source.length)
    },
  )
})

describe('trimFunctions', () => {
  test.each([
    ['a function', 'export async function go() { await 1 }'],
    ['a function in a function', 'function outer() { async function go() { await 1 } }'],
    ['a method', 'class Remote { go() { return 1 } }'],
    ['a constant', 'const go = (one) => one'],
  ])('replaces the body of %s', async (_, source) => {
    const code = await trim(source, { go: `throw new Error('unused')` })
    expect(code).toContain(`throw new Error('unused')`)
    expect(code).not.toMatch(/await|return|=> one/)
  })

  test('leaves other functions as they are', async () => {
    const code = await trim('function go() {}\nfunction stay() { return 1 }', { go: 'return 2' })
    expect(code).toContain('return 1')
  })

  test('marks components that nothing renders as unused', async () => {
    const code = await trim(
      `const Form = React.forwardRef(() => null)\nForm.displayName = 'Form'`,
      {},
    )
    expect(code).toContain('/*#__PURE__*/React.forwardRef')
    expect(code).not.toContain('displayName')
  })

  test('leaves a module without the function as it is; rejects it when it is strict', async () => {
    const source = 'const go = 1;'
    expect(await trim(source, { go: 'return' }, false)).toBe(source)
    await expect(trim(source, { go: 'return' })).rejects.toThrow('No function is called go')
  })
})
