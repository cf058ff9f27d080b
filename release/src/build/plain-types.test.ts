import path from 'node:path'

import { createTemporaryFolder } from '@shop/testing/temporary-folder.ts'

import { describePlainTypes } from './plain-types.ts'

const SLOTS = `
  import type { Item } from './item.ts'
  type Id = string & { readonly brand: 'id' }
  export interface Slots {
    'cart.empty': {}
    'cart.above': object
    'cart.below': { readonly items: readonly Item[]; total: number; coupon?: string; pair: [string, 1] }
    'result.below': { state: 'paid' | 'failed'; isNew: boolean; counts: Record<string, number>; order: Id | null }
  }`
const ITEM = `export interface Item { id: string; 'line-number': number }`

async function describeSlots(slots: string) {
  const root = await createTemporaryFolder({ 'src/slots.ts': slots, 'src/item.ts': ITEM })
  const file = path.join(root, 'src/slots.ts')
  return describePlainTypes(root, [{ file, interface: 'Slots' }])[0]
}

async function describeProps(component: string) {
  const root = await createTemporaryFolder({ 'src/Box.tsx': component, 'src/item.ts': ITEM })
  const file = path.join(root, 'src/Box.tsx')
  return describePlainTypes(root, [{ file, component: 'Box' }])[0]?.props
}

describe('describePlainTypes', () => {
  test('returns the properties of an interface as texts that need no import', async () => {
    expect(await describeSlots(SLOTS)).toEqual({
      'cart.empty': '{}',
      'cart.above': '{}',
      'cart.below':
        '{ items: { id: string; "line-number": number }[]; total: number; coupon?: string; pair: [string, 1] }',
      'result.below':
        '{ state: ("paid" | "failed"); isNew: boolean; counts: { [key: string]: number }; order: (null | string) }',
    })
  })

  test.each([
    ['export function Box() { return null }', '{}'],
    [
      `import type { Item } from './item.ts'
       export function Box({ items }: { items: Item[] }) { return items.length }`,
      '{ items: { id: string; "line-number": number }[] }',
    ],
    ['export const Box = ({ total = 0 }: { total?: number }) => total', '{ total?: number }'],
  ])('returns the props of a component: %s', async (component, props) => {
    expect(await describeProps(component)).toBe(props)
  })

  test.each([
    ['{ onClick: () => void }', 'cart.empty.onClick is () => void'],
    ['{ at: { when: Date } }', 'cart.empty.at.when'],
    ['{ items: { of: any }[] }', 'cart.empty.items[].of is any'],
    ['{ tree: Tree }', 'cart.empty.tree.parent contains itself'],
    ['{ size: bigint }', 'cart.empty.size is bigint'],
  ])('refuses a slot that hands over %s', async (type, message) => {
    const slots = `interface Tree { parent: Tree } export interface Slots { 'cart.empty': ${type} }`
    await expect(describeSlots(slots)).rejects.toThrow(`src/slots.ts: ${message}`)
  })

  test('refuses a module without the name', async () => {
    await expect(describeProps('export function Other() {}')).rejects.toThrow(
      'src/Box.tsx does not export Box.',
    )
  })
})
