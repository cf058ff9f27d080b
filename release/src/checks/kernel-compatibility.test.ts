import { repositoryRoot as root } from 'workspace/workspace.ts'

import { findKernelProblems } from './kernel-compatibility.ts'
import { findTypeProblems } from './type-compatibility.ts'

/** Declarations of a kernel with this surface, which uses a type of the contracts and one of a library. */
const kernel = (text: string, item = 'id: string') => ({
  '@shop/contracts/src/item.d.ts': `export interface Item { ${item} }`,
  '@shop/kernel/src/cart.d.ts': `export * from './cart/cart.ts'`,
  '@shop/kernel/src/cart/cart.d.ts': text,
})
const imports = `import type { Item } from '@shop/contracts/item.ts'\nimport type { QueryClient } from '@tanstack/react-query'\n`
const base = `${imports}export declare function add(item: Item): boolean
export declare function first(): Item
export declare const queries: QueryClient
`

const problems = (
  required: Record<string, string>,
  provided: Record<string, string>,
  uses?: Record<string, string[]>,
) =>
  findKernelProblems(
    root,
    { label: 'mfe-x@2', types: required, manifest: { uses } },
    { label: 'shell@7', types: provided },
    'Release the shell first.',
  )

describe('findKernelProblems', () => {
  test('returns no problems for the same kernel', async () => {
    expect(await problems(kernel(base), kernel(base))).toEqual([])
  })

  test('returns no problems for a kernel that can do more', async () => {
    const more = base.replace('item: Item', 'item?: Item')
    const clear = 'export declare function clear(): void'
    expect(await problems(kernel(base), kernel(more + clear))).toEqual([])
  })

  test('names both sides and what the provided kernel lacks', async () => {
    const [problem, ...others] = await problems(
      kernel(`${base}export declare function clear(): void`),
      kernel(base),
    )
    expect(others).toEqual([])
    expect(problem).toMatch(/^mfe-x@2 uses @shop\/kernel\/cart, which the kernel of shell@7 lacks/)
    expect(problem).toContain(
      "Property 'clear' is missing in type the shell's kernel but required in type the remote's.",
    )
    expect(problem).not.toContain(root)
    expect(problem).toMatch(/\n  Release the shell first\.$/)
  })

  const older = 'export declare const cart: { add(): void }\nexport declare function use(): 1 | 2'
  const newer = `export declare const cart: { add(): void; clear(): void }
export declare function use(): 1 | 2 | 3
export declare const wishlist: 1`
  test.each([
    ['as a whole, without what it uses', undefined, 1],
    ['as a whole, when it may use anything', { '@shop/kernel/cart': ['*'] }, 1],
    ['by the names that it uses', { '@shop/kernel/cart': ['cart.add', 'use'] }, 0],
    ['by the parts that it uses', {}, 0],
  ])('compares a later kernel of a remote %s', async (_, uses, count) => {
    expect(await problems(kernel(newer), kernel(older), uses)).toHaveLength(count)
  })

  test('names each use that the kernel lacks or has otherwise', async () => {
    const uses = { '@shop/kernel/cart': ['cart.add', 'cart.clear', 'use', 'wishlist'] }
    const found = await problems(kernel(newer), kernel(older.replace('1 | 2', '1 | 9')), uses)
    expect(found.map((problem) => problem.split('\n').slice(0, 2))).toEqual([
      [
        'mfe-x@2 uses cart.clear of @shop/kernel/cart, which the kernel of shell@7 lacks or has otherwise:',
        "  Property 'clear' does not exist on type '{ add(): void; }'.",
      ],
      [
        'mfe-x@2 uses use of @shop/kernel/cart, which the kernel of shell@7 lacks or has otherwise:',
        "  Type '() => 1 | 9' is not assignable to type '() => 1 | 2 | 3'.",
      ],
      [
        'mfe-x@2 uses wishlist of @shop/kernel/cart, which the kernel of shell@7 lacks or has otherwise:',
        "  Property 'wishlist' does not exist on type the shell's kernel.",
      ],
    ])
  })
})

describe('findTypeProblems', () => {
  const same = 'id: string'
  const cases: [string, string, string][] = [
    ['changed nothing', base, same],
    ['asks for more', base.replace('item: Item', 'item: Item, count: number'), same],
    ['returns less', base.replace('first(): Item', 'first(): Item | undefined'), same],
    ['lacks a function', base.replace('export declare function first(): Item', ''), same],
    ['has a library’s other type', base.replace('queries: QueryClient', 'queries: string'), same],
    ['has a type of the contracts with another field', base, 'id: number'],
    ['has a type of the contracts with one more field', base, 'id: string; note: string'],
  ]
  const toModule = (index: number) => `@shop/kernel/src/${index}.d.ts`
  /** One module for each case, since the compiler takes most of its time for the first. */
  const declare = (change: (index: number) => [text: string, item: string]) =>
    Object.fromEntries(
      cases.flatMap((_, index) => {
        const [text, item] = change(index)
        return [
          [toModule(index), text.replace('item.ts', `item${index}.ts`)],
          [`@shop/contracts/src/item${index}.d.ts`, `export interface Item { ${item} }`],
        ]
      }),
    )

  test('returns a problem for each module that does not fit any more', () => {
    const found = findTypeProblems(
      root,
      cases.map((_, index) => toModule(index)),
      declare(() => [base, same]),
      declare((index) => [cases[index]?.[1] ?? '', cases[index]?.[2] ?? '']),
    )
    const named = found.map(({ module }) => cases.find((_, index) => toModule(index) === module))
    expect(named.map((each) => each?.[0])).toEqual(cases.slice(1).map(([name]) => name))
  })
})
