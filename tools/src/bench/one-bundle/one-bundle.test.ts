import path from 'node:path'

import { build } from '@shop/config/testing/build.ts'
import type { Discovery } from '@shop/contracts/wire/discovery.ts'

import { createBundleDiscovery } from './bundle-discovery.ts'
import { type ImportedScripts, ImportedScriptsPlugin } from './imported-scripts.ts'

describe('createBundleDiscovery', () => {
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
            fallback: { integrity: 'sha384-old' },
          },
        },
      ],
    },
  }
  const heading = { en: 'Agents', ar: 'سفراؤنا' }
  const pages = {
    pages: [
      {
        key: 'agents',
        path: '/agents',
        module: './AgentsPage.tsx',
        messages: ['', 'agents'],
        query: [],
        heading,
      },
      { key: 'old', path: '/old', redirect: '/agents', messages: [], query: [], heading },
    ],
    layouts: {},
    messages: ['', 'agents'],
    touches: {},
  }
  const imports: ImportedScripts[] = [
    {
      importer: 'virtual:remote-routes',
      imported: file('routes.generated.ts'),
      scripts: ['common.js', 'agents-routes.js'],
    },
    {
      importer: file('messages.generated.ts'),
      imported: file('messages/en.json'),
      scripts: ['messages.agents.en.js'],
    },
    {
      importer: file('routes.generated.ts'),
      imported: file('AgentsPage.tsx'),
      scripts: ['common.js', 'agents-routes.js', 'agents-page.js'],
    },
    {
      importer: file('messages.generated.ts'),
      imported: file('agents/messages/ar.json'),
      scripts: ['messages.agents.ar.js'],
    },
    { importer: '/shop/shell/main.ts', imported: '/shop/shell/later.ts', scripts: ['later.js'] },
  ]
  const create = (found = imports) =>
    createBundleDiscovery(live, { 'mfe-agents': { folder, pages } }, found, '/shell/one-bundle/')

  test('keeps paths and version of the live remote, and no canary', () => {
    const [entry, ...others] = create().microFrontends['mfe-agents'] ?? []
    expect(others).toEqual([])
    expect(entry).toMatchObject({
      metadata: { version: '1.0.0' },
      deployment: { default: true, traffic: 100 },
      extras: { paths: ['/agents'], kernel: '^3.0.0' },
    })
    expect(entry?.fallbackUrl).toBeUndefined()
  })

  test('states no digests, which would be of the live version’s files', () => {
    const [entry] = create().microFrontends['mfe-agents'] ?? []
    expect(entry?.metadata.integrity).toBeUndefined()
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

describe('imported-scripts', () => {
  test('ImportedScriptsPlugin notes the scripts of each import, also of modules that were joined', async () => {
    const plugin = new ImportedScriptsPlugin()
    await build(
      {
        'main.js': 'import { open } from "./routes.js"; globalThis.open = open',
        'routes.js': 'export const open = () => import("./page.js")',
        'page.js': 'export const page = "page"; export const later = () => import("./later.js")',
        'later.js': 'export const later = 1',
      },
      {
        mode: 'production',
        entry: './main.js',
        output: { chunkFilename: '[name].chunk.js' },
        optimization: { chunkIds: 'named', minimize: false },
        plugins: [plugin],
      },
    )
    const imports = plugin.read().map(({ importer, imported, scripts }) => ({
      importer: path.basename(importer),
      imported: path.basename(imported),
      scripts,
    }))
    expect(imports).toEqual([
      { importer: 'routes.js', imported: 'page.js', scripts: ['page_js.chunk.js'] },
      { importer: 'page.js', imported: 'later.js', scripts: ['later_js.chunk.js'] },
    ])
  })
})
