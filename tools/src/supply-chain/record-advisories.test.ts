import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { createTemporaryFolder } from 'site/testing/temporary-folder.ts'

import { readAccepted, readAdvisories } from './advisory-record.ts'
import { recordAdvisories } from './record-advisories.ts'

const manifest = { name: 'shop', version: '1.0.0', dependencies: { parser: '1.4.0' } }
const sources = {
  'package.json': JSON.stringify(manifest),
  'package-lock.json': JSON.stringify({
    name: 'shop',
    version: '1.0.0',
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': manifest,
      'node_modules/parser': { version: '1.4.0', integrity: `sha512-${'A'.repeat(86)}==` },
    },
  }),
}

/** Starts a registry that answers the question for advisories. */
async function startRegistry(status: number, answer: object) {
  const server = createServer((request, response) => {
    const isQuestion = request.url === '/-/npm/v1/security/advisories/bulk'
    response.writeHead(isQuestion ? status : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(isQuestion ? answer : {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    env: { npm_config_registry: `http://127.0.0.1:${port}/` },
    close: () => void server.close(),
  }
}

const advisory = {
  id: 1,
  url: 'https://advisories.test/GHSA-aaaa',
  title: 'Reads too much',
  severity: 'high',
  vulnerable_versions: '<1.5.0',
}

describe('recordAdvisories', () => {
  test('writes what the registry says of the packages of the lock file', async () => {
    const root = await createTemporaryFolder(sources)
    const registry = await startRegistry(200, { parser: [advisory] })
    const record = await recordAdvisories(root, registry.env).finally(registry.close)
    expect(record.packages).toEqual(['parser@1.4.0'])
    expect(record.advisories).toEqual([
      {
        id: 'GHSA-aaaa',
        package: 'parser',
        range: '<1.5.0',
        severity: 'high',
        title: 'Reads too much',
        url: 'https://advisories.test/GHSA-aaaa',
      },
    ])
    expect(await readAdvisories(root)).toEqual(record)
  })

  test('says so and leaves the former record when the registry gives none', async () => {
    const former = { recordedAt: '2026-01-01T00:00:00.000Z', packages: [], advisories: [] }
    const files = { ...sources, 'advisories.json': JSON.stringify(former) }
    const root = await createTemporaryFolder(files)
    const registry = await startRegistry(405, {})
    await expect(recordAdvisories(root, registry.env).finally(registry.close)).rejects.toThrow(
      'The registry does not say which packages are vulnerable',
    )
    expect(await readAdvisories(root)).toEqual(former)
  })
})

describe('readAccepted', () => {
  test('returns nothing where there is no list', async () => {
    expect(await readAccepted(await createTemporaryFolder())).toEqual([])
  })

  test.each([
    ['which is no JSON', '['],
    [
      'at 0.until',
      JSON.stringify([{ id: 'a', package: 'b', reason: 'long enough', until: 'soon' }]),
    ],
    ['at 0.reason', JSON.stringify([{ id: 'a', package: 'b', reason: '', until: '2026-01-31' }])],
  ])('names the place of a mistake: %s', async (place, text) => {
    const root = await createTemporaryFolder({ 'accepted-advisories.json': text })
    await expect(readAccepted(root)).rejects.toThrow(
      `accepted-advisories.json cannot be read${place.startsWith('at') ? ' ' : ', '}${place}`,
    )
  })
})
