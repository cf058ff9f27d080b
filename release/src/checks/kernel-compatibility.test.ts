import { emitKernelTypes } from '../build/kernel-types.ts'
import { repositoryRoot as root } from '../workspace.ts'
import { findKernelProblems } from './kernel-compatibility.ts'

jest.setTimeout(60_000)

/** Declarations of a kernel with this surface, which uses a type of the contracts and one of a library. */
const kernel = (text: string, item = 'id: string') => ({
  '@shop/contracts/src/item.d.ts': `export interface Item { ${item} }`,
  '@shop/kernel/src/cart.d.ts': text,
  '@shop/kernel/src/kernel.d.ts': `export * from './cart.ts'`,
})
const imports = `import type { Item } from '@shop/contracts/item.ts'\nimport type { QueryClient } from '@tanstack/react-query'\n`
const base = `${imports}export declare function add(item: Item): boolean
export declare function first(): Item
export declare const queries: QueryClient
`

const problems = (required: Record<string, string>, provided: Record<string, string>) =>
  findKernelProblems(
    root,
    { label: 'mfe-x@2', types: required },
    { label: 'shell@7', types: provided },
  )

describe('findKernelProblems', () => {
  test('returns no problems for the same kernel', () => {
    expect(problems(kernel(base), kernel(base))).toEqual([])
  })

  test('returns no problems for a kernel that can do more', () => {
    const more = `${base}export declare function clear(): void`
    expect(problems(kernel(base), kernel(more))).toEqual([])
    expect(problems(kernel(base), kernel(base.replace('item: Item', 'item?: Item')))).toEqual([])
  })

  test('names both sides and what the provided kernel lacks', () => {
    const [problem, ...others] = problems(
      kernel(`${base}export declare function clear(): void`),
      kernel(base),
    )
    expect(others).toEqual([])
    expect(problem).toMatch(/kernel of shell@7 is not compatible with mfe-x@2/)
    expect(problem).toContain(
      "Property 'clear' is missing in type the shell's kernel but required in type the remote's.",
    )
    expect(problem).not.toContain(root)
    expect(problem).toMatch(/promote a shell with the remote's first or with it/)
  })

  test.each([
    ['asks for more', base.replace('item: Item', 'item: Item, count: number')],
    ['returns less', base.replace('first(): Item', 'first(): Item | undefined')],
    ['is not there any more', base.replace('export declare function first(): Item', '')],
    ['is of a library’s other type', base.replace('queries: QueryClient', 'queries: string')],
  ])('returns a problem when a function %s', (_, provided) => {
    expect(problems(kernel(base), kernel(provided))).toHaveLength(1)
  })

  test('returns a problem when a type of the contracts changed incompatibly', () => {
    expect(problems(kernel(base), kernel(base, 'id: number'))).toHaveLength(1)
    expect(problems(kernel(base), kernel(base, 'id: string; note: string'))).toHaveLength(1)
  })

  test('returns no problems for this repository’s kernel with another comment', async () => {
    const types = await emitKernelTypes(root)
    expect(Object.keys(types)).toEqual(
      expect.arrayContaining(['@shop/kernel/src/kernel.d.ts', '@shop/contracts/src/money.d.ts']),
    )
    const commented = Object.fromEntries(
      Object.entries(types).map(([file, text]) => [file, `// As before\n${text}`]),
    )
    expect(problems(types, commented)).toEqual([])
  })

  test('names a function that was removed from this repository’s kernel', async () => {
    const types = await emitKernelTypes(root)
    const surface = types['@shop/kernel/src/kernel.d.ts'] ?? ''
    const provided = {
      ...types,
      '@shop/kernel/src/kernel.d.ts': surface.replace(/.*session\/logout.*/, ''),
    }
    expect(problems(types, provided)).toEqual([expect.stringContaining("'logout' is missing")])
  })
})
