import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { createTemporaryFolder } from '@shop/testing/temporary-folder.ts'

import { addExtension, toExtensionNames } from './add-extension.ts'

const createRemote = () =>
  createTemporaryFolder({
    'src/pages.json': JSON.stringify({ pages: { a: { path: '/a' } }, touches: {} }),
    'package.json': JSON.stringify({
      name: 'mfe-x',
      dependencies: { react: '*', '@shop/ui': '1' },
    }),
  })

describe('toExtensionNames', () => {
  test('derives folder, key and component from the words of the slot', () => {
    expect(toExtensionNames('payment-result.below')).toEqual({
      slot: 'payment-result.below',
      slug: 'payment-result-below',
      key: 'paymentResultBelow',
      Name: 'PaymentResultBelow',
      title: 'Payment result below',
    })
  })

  test.each(['cart', 'Cart.empty', 'cart.', '../x', ''])(
    'rejects %j, which is no slot’s name',
    (slot) => {
      expect(() => toExtensionNames(slot)).toThrow('such as cart.empty')
    },
  )
})

describe('addExtension', () => {
  test('writes the sources with the type of the slot, and names them in pages.json', async () => {
    const folder = await createRemote()
    await addExtension({ folder, remote: 'mfe-x' }, 'cart.empty', '{ currency: string }')
    const read = (file: string) => readFile(path.join(folder, file), 'utf8')
    expect(await read('src/cart-empty/CartEmpty.tsx')).toContain(
      'type Context = { currency: string }',
    )
    for (const file of ['CartEmpty.test.tsx', 'cart-empty.api.ts', 'cart-empty.loader.ts']) {
      expect(await read(`src/cart-empty/${file}`)).not.toContain('{{')
    }
    const idsOf = async (lang: string) =>
      Object.keys(JSON.parse(await read(`src/cart-empty/messages/${lang}.json`)) as object)
    expect(await idsOf('ar')).toEqual(await idsOf('en'))
    expect(JSON.parse(await read('src/pages.json'))).toEqual({
      pages: { a: { path: '/a' } },
      touches: {},
      extensions: {
        cartEmpty: {
          slots: ['cart.empty'],
          module: './cart-empty/CartEmpty.tsx',
          loader: './cart-empty/cart-empty.loader.ts',
          height: { narrow: 320, wide: 220 },
        },
      },
    })
    expect(JSON.parse(await read('package.json'))).toEqual({
      name: 'mfe-x',
      dependencies: { '@shop/ui': '1', '@tanstack/react-query': '*', react: '*' },
    })
  })

  test('refuses a slot that the remote fills already', async () => {
    const folder = await createRemote()
    await addExtension({ folder, remote: 'mfe-x' }, 'cart.empty', '{}')
    await expect(addExtension({ folder, remote: 'mfe-x' }, 'cart.empty', '{}')).rejects.toThrow(
      'mfe-x has src/cart-empty already.',
    )
  })
})
