import type { Discovery } from '@shop/contracts/discovery.ts'

import { createBundleDiscovery } from './bundle-discovery.ts'
import type { ImportedScripts } from './imported-scripts.ts'

const folder = '/shop/mfe-agents'
const file = (name: string) => `${folder}/src/${name}`

const live: Discovery = {
  schema: 'schema',
  microFrontends: {
    'mfe-agents': [
      {
        url: '/mfe-agents/2.0.0/remoteEntry.js',
        metadata: { version: '2.0.0' },
        deployment: { default: false, traffic: 5 },
        extras: { paths: ['/agents'], kernel: '^3.0.0', preload: [], pages: {} },
      },
      {
        url: '/mfe-agents/1.0.0/remoteEntry.js',
        fallbackUrl: '/mfe-agents/0.9.0/remoteEntry.js',
        metadata: { version: '1.0.0', integrity: 'sha384-x' },
        deployment: { default: true, traffic: 95 },
        extras: {
          paths: ['/agents'],
          kernel: '^3.0.0',
          preload: ['routes.js'],
          pages: {},
          digests: 'sha384-live',
          fallback: { integrity: 'sha384-old' },
        },
      },
    ],
  },
}
const routes = [
  {
    key: 'agents',
    path: '/agents',
    page: 'src/AgentsPage.tsx',
    code: [{ file: file('AgentsPage.tsx'), chunk: 'page.agents' }],
    messages: [file('agents/messages.ts')],
  },
  { key: 'old', path: '/old', page: null, code: [], messages: [] },
]
const imports: ImportedScripts[] = [
  {
    importer: 'virtual:remote-routes',
    imported: file('routes.tsx'),
    scripts: ['common.js', 'agents-routes.js'],
  },
  {
    importer: file('messages.ts'),
    imported: file('messages/en.json'),
    scripts: ['messages.agents.en.js'],
  },
  {
    importer: file('routes.tsx'),
    imported: file('AgentsPage.tsx'),
    scripts: ['common.js', 'agents-routes.js', 'agents-page.js'],
  },
  {
    importer: file('agents/messages.ts'),
    imported: file('agents/messages/ar.json'),
    scripts: ['messages.agents.ar.js'],
  },
  { importer: '/shop/shell/main.ts', imported: '/shop/shell/later.ts', scripts: ['later.js'] },
]
const create = (found = imports) =>
  createBundleDiscovery(live, { 'mfe-agents': { folder, routes } }, found, '/shell/one-bundle/', {
    digests: { 'agents-routes.js': 'sha384-routes' },
    listDigest: 'sha384-list',
  })

describe('createBundleDiscovery', () => {
  test('keeps paths and version of the live remote, and no trials', () => {
    const [entry, ...others] = create().microFrontends['mfe-agents'] ?? []
    expect(others).toEqual([])
    expect(entry).toMatchObject({
      metadata: { version: '1.0.0' },
      deployment: { default: true, traffic: 100 },
      extras: { paths: ['/agents'], kernel: '^3.0.0' },
    })
    expect(entry?.fallbackUrl).toBeUndefined()
  })

  test('states the digests of the bundle’s files, not of the live version’s', () => {
    const [entry] = create().microFrontends['mfe-agents'] ?? []
    expect(entry?.extras.digests).toBe('sha384-list')
    expect(entry?.extras.fallback).toBeUndefined()
  })

  test('names the bundle’s scripts that the remote and each of its pages need, once', () => {
    const [entry] = create().microFrontends['mfe-agents'] ?? []
    expect(entry?.url).toBe('/shell/one-bundle/common.js')
    expect(entry?.extras.preload).toEqual(['agents-routes.js', 'messages.agents.en.js'])
    expect(entry?.extras.pages).toEqual({
      '/agents': ['agents-page.js', 'messages.agents.ar.js'],
      '/old': [],
    })
  })

  test('fails for a remote that is not in the bundle', () => {
    expect(() => create([])).toThrow('/shop/mfe-agents is not in the bundle')
  })
})
