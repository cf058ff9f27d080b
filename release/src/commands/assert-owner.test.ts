import path from 'node:path'

import { createTemporaryFolder } from 'site/testing/temporary-folder.ts'

import { folderStore } from '../store/folder-store.ts'
import { assertOwner } from './assert-owner.ts'

async function assert(actor: string, name: string, owners?: string, ownersOfStore?: string) {
  const root = await createTemporaryFolder({
    ...(owners !== undefined && { 'release-owners.json': owners }),
    ...(ownersOfStore !== undefined && { 'store/.live/release-owners.json': ownersOfStore }),
  })
  const context = {
    store: folderStore(path.join(root, 'store')),
    frontEnds: [],
    root,
    log: () => undefined,
    getActor: () => actor,
  }
  return assertOwner(context, name)
}
const owners = '{"mfe-agents": ["ali@shop.test", "release-bot"], "shell": []}'
const ali = 'Ali <ali@shop.test>'

describe('assertOwner', () => {
  test('accepts anybody without a file, and for a front end that it does not name', async () => {
    await expect(assert(ali, 'mfe-agents')).resolves.toBeUndefined()
    await expect(assert('Mona <mona@shop.test>', 'mfe-content', owners)).resolves.toBeUndefined()
  })

  test.each([ali, 'release-bot'])('accepts the owner %s', async (actor) => {
    await expect(assert(actor, 'mfe-agents', owners)).resolves.toBeUndefined()
  })

  test('rejects anybody else, and names the owners', async () => {
    await expect(assert('Mona <mona@shop.test>', 'mfe-agents', owners)).rejects.toThrow(
      'Mona <mona@shop.test> may not release mfe-agents. release-owners.json allows: ali@shop.test, release-bot.',
    )
    await expect(assert(ali, 'shell', owners)).rejects.toThrow('allows: nobody')
  })

  test('goes by the file of the store, where there is one', async () => {
    const ofStore = '{"mfe-agents": ["mona@shop.test"]}'
    const mona = 'Mona <mona@shop.test>'
    await expect(assert(mona, 'mfe-agents', owners, ofStore)).resolves.toBeUndefined()
    await expect(assert(ali, 'mfe-agents', owners, ofStore)).rejects.toThrow('mona@shop.test.')
    await expect(assert(ali, 'mfe-agents', undefined, ofStore)).rejects.toThrow('may not release')
  })

  test.each(['{', '[]', '{"shell": "ali"}'])(
    'rejects everybody when the file is %s',
    async (text) => {
      await expect(assert(ali, 'mfe-content', text)).rejects.toThrow('cannot be read')
    },
  )
})
