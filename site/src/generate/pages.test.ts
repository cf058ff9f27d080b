import { PAGE_INDEX } from '@shop/release-format/page-index.ts'
import { createTemporaryFolder } from '@shop/testing/temporary-folder.ts'
import { folderSiteFiles } from 'release-store/site-files.ts'

import { createPreloadLinks } from '../page-template.ts'
import { createEntry, createMeta, pageTemplate } from '../testing/site-fixtures.ts'
import { prepareSite } from './generate-site.ts'
import { type RemotePages, writePages } from './pages.ts'
import type { ShellCanary } from './shell-canary.ts'

/** Every preload link of a page, as `kind address`. */
const linksOf = (html: string | null) =>
  [...(html ?? '').matchAll(/<link rel="preload" as="(\w+)"[^>]* href="([^"]+)"[^>]*>/g)].map(
    ([, kind, href]) => `${kind} ${href}`,
  )

const data = ['fetch /config.json', 'fetch /discovery.json']

type Remotes = Record<string, ReturnType<typeof createEntry>[]>

/** Writes the pages of these live remotes, every version of which declares `remotePages`. */
async function write(
  microFrontends: Remotes,
  remotePages: Partial<RemotePages> = {},
  canary: ShellCanary | null = null,
) {
  const files = folderSiteFiles(await createTemporaryFolder())
  const content = {
    template: pageTemplate,
    canary,
    discovery: { schema: 'x', microFrontends },
    readRemotePages: async () => ({ meta: {}, noindex: [], ...remotePages }),
  }
  const index = await writePages(files, content)
  return {
    index,
    read: (pattern: string) => files.readSiteFile(index.pages[pattern]?.file ?? ''),
    shell: () => files.readSiteFile(index.shell),
    robots: async () => (await files.readSiteFile(index.robots)) ?? '',
    sitemap: async () => (await files.readSiteFile(index.sitemap)) ?? '',
    files,
    content,
  }
}

describe('createPreloadLinks', () => {
  test('returns the entry and the common files for a path without files of its own', () => {
    expect(linksOf(createPreloadLinks(createEntry('mfe-x', ['/x']), '/unknown'))).toEqual([
      'script /mfe-x/1.0.0/remoteEntry.js',
      'script /mfe-x/1.0.0/routes.js',
    ])
  })

  test('returns the style sheets of the page as such', () => {
    const entry = createEntry('mfe-x', ['/x', '/y'])
    entry.extras.pages['/x']?.unshift('page.x.css')
    expect(linksOf(createPreloadLinks(entry, '/x'))).toContain('style /mfe-x/1.0.0/page.x.css')
    expect(createPreloadLinks(entry, '/y')).not.toContain('.css')
  })

  test('returns addresses on the host that the remote is served from', () => {
    const entry = {
      ...createEntry('mfe-x', ['/x']),
      url: 'https://cdn.test/mfe-x/2/remoteEntry.js',
    }
    expect(linksOf(createPreloadLinks(entry, '/x'))).toContain(
      'script https://cdn.test/mfe-x/2/routes.js',
    )
  })
})

describe('writePages', () => {
  test('marks the pages for members, and no others', async () => {
    const entry = createEntry('mfe-x', ['/x', '/x-own'])
    const { read } = await write({
      'mfe-x': [{ ...entry, extras: { ...entry.extras, session: ['/x-own'] } }],
    })
    expect(await read('/x-own')).toMatch(/^<html [^>]* data-members>/)
    expect(await read('/x')).not.toContain('data-members')
  })

  test('preloads data with the shell’s own fetch mode', async () => {
    const { shell } = await write({})
    expect(await shell()).toMatch(
      /<link rel="preload" as="fetch" crossorigin="anonymous" href="\/config\.json">/,
    )
  })

  test('writes a page for every path of every live remote, and the shell’s', async () => {
    const { index, read, shell } = await write({
      'mfe-x': [createEntry('mfe-x', ['/x', '/x/:id'])],
      'mfe-y': [createEntry('mfe-y', ['/'])],
    })
    expect(Object.keys(index.pages)).toEqual(['/x', '/x/:id', '/'])
    expect(linksOf(await shell())).toEqual(data)
    expect(linksOf(await read('/x/:id'))).toEqual([
      ...data,
      'script /mfe-x/1.0.0/remoteEntry.js',
      'script /mfe-x/1.0.0/routes.js',
      'script /mfe-x/1.0.0/page.1.js',
    ])
    expect(linksOf(await read('/'))).toContain('script /mfe-y/1.0.0/remoteEntry.js')
  })

  /** The catalogues that a page gives to the head script. */
  const messagesOf = (html: string | null, lang: string) =>
    (new RegExp(`data-messages-${lang}="([^"]*)"`).exec(html ?? '')?.[1] ?? '')
      .split(' ')
      .filter(Boolean)

  test('adds message catalogues to those of the shell instead of preloading them', async () => {
    const { read, shell } = await write({ 'mfe-x': [createEntry('mfe-x', ['/x'])] })
    const html = await read('/x')
    expect(messagesOf(html, 'en')).toEqual(['/mfe-x/1.0.0/messages.en.js'])
    expect(messagesOf(html, 'ar').toSorted()).toEqual([
      '/mfe-x/1.0.0/messages.ar.js',
      '/shell/1.0.0/messages.ar.js',
    ])
    expect(linksOf(html).join()).not.toContain('messages')
    expect(messagesOf(await shell(), 'en')).toEqual([])
  })

  test('adds a page’s own catalogues to that page only', async () => {
    const entry = createEntry('mfe-x', ['/x', '/y'])
    entry.extras.pages['/y']?.push('messages.y.en.abc.js')
    const { read } = await write({ 'mfe-x': [entry] })
    expect(messagesOf(await read('/y'), 'en')).toContain('/mfe-x/1.0.0/messages.y.en.abc.js')
    expect(messagesOf(await read('/x'), 'en')).not.toContain('/mfe-x/1.0.0/messages.y.en.abc.js')
  })

  test('leaves the rest of the shell’s page unchanged', async () => {
    const { read } = await write({ 'mfe-x': [createEntry('mfe-x', ['/x'])] })
    const bare = (html: string) =>
      html.replaceAll(/<link rel="preload"[^>]*>\n?|data-messages-\w+="[^"]*"|<title.*title>/g, '')
    expect(bare((await read('/x')) ?? '')).toBe(bare(pageTemplate.replaceAll(/<!--\w+-->/g, '')))
  })

  test('preloads the default one of several versions', async () => {
    const canary = { ...createEntry('mfe-x', ['/x'], '2.0.0'), deployment: { traffic: 5 } }
    const { read } = await write({ 'mfe-x': [canary, createEntry('mfe-x', ['/x'])] })
    expect(linksOf(await read('/x'))).toContain('script /mfe-x/1.0.0/remoteEntry.js')
  })

  describe('during a canary of the shell', () => {
    const template = pageTemplate.replaceAll('1.0.0', '2.0.0')
    const paths = { 'mfe-x': [createEntry('mfe-x', ['/x', '/y'])] }
    const start = () => write(paths, {}, { version: '2.0.0', traffic: 5, template })

    test('writes every page with either shell, with the same remotes', async () => {
      const { index, files } = await start()
      const { canary } = index
      expect([canary?.version, canary?.traffic]).toEqual(['2.0.0', 5])
      expect(Object.keys(canary?.pages ?? {})).toEqual(['/x', '/y'])
      const contentOf = async (file = '') => (await files.readSiteFile(file)) ?? ''
      for (const [live, tried] of [
        [index.shell, canary?.shell],
        [index.pages['/x']?.file, canary?.pages['/x']?.file],
      ]) {
        expect(await contentOf(tried)).toContain('/shell/2.0.0/')
        expect(await contentOf(tried)).not.toContain('/shell/1.0.0/')
        expect((await contentOf(tried)).replaceAll('2.0.0', '1.0.0')).toBe(await contentOf(live))
      }
    })

    test('reports to where the installation says, on the pages of either shell', async () => {
      const { index, files } = await start()
      for (const { shell } of [index, index.canary ?? index]) {
        expect(await files.readSiteFile(shell)).toMatch(
          /<html data-reports="%REPORT_URL%" data-folder="[^]*<script>\{[^]*reportShellFailure[^]*<\/script>\n<script>early/,
        )
      }
      const { index: after, files: others } = await write(paths)
      expect(after.canary).toBeUndefined()
      expect(await others.readSiteFile(after.shell)).not.toContain('report')
    })
  })

  describe('the index', () => {
    const x = { 'mfe-x': [createEntry('mfe-x', ['/x'])] }

    test('names files by their content', async () => {
      const before = await write(x)
      expect((await write(x)).index).toEqual(before.index)
      const after = await write({ 'mfe-x': [createEntry('mfe-x', ['/x'], '2.0.0')] })
      expect(after.index.pages['/x']?.file).not.toBe(before.index.pages['/x']?.file)
      expect(after.index.shell).toBe(before.index.shell)
    })

    test('is written last', async () => {
      const { files, content } = await write(x)
      const written: string[] = []
      const recording = {
        ...files,
        writeSiteFile: (file: string, text: string) => {
          written.push(file)
          return files.writeSiteFile(file, text)
        },
      }
      const publish = await prepareSite(recording, content)
      expect(written).toHaveLength(4)
      await publish()
      expect(written.slice(4)).toEqual(['discovery.json', PAGE_INDEX])
    })
  })

  describe('for search engines', () => {
    const paths = ['/', '/x', '/x/:id', '/hidden', '/away']
    const site = () =>
      write(
        { 'mfe-x': [createEntry('mfe-x', paths)] },
        {
          meta: {
            '/': createMeta('Home'),
            '/x': createMeta('Cards & more', 'Made by {brand}.'),
            '/x/:id': createMeta('A card'),
            '/hidden': createMeta('Hidden'),
          },
          noindex: ['/hidden'],
        },
      )

    test('lists indexable pages with static addresses, but no redirects, in the sitemap', async () => {
      const { sitemap } = await site()
      const found = [...(await sitemap()).matchAll(/<loc>(.*)<\/loc>/g)].map(
        ([, address]) => address,
      )
      expect(found).toEqual(['%SITE%/', '%SITE%/ar', '%SITE%/x', '%SITE%/ar/x'])
    })

    test('excludes the other pages and the portal in robots.txt', async () => {
      const { robots, index } = await site()
      expect((await robots()).match(/Disallow: .*/g)).toEqual([
        'Disallow: /hidden',
        'Disallow: /ar/hidden',
        'Disallow: /portal',
        'Disallow: /ar/portal',
      ])
      expect(index.pages['/hidden']?.indexable).toBe(false)
      expect(index.pages['/x']?.indexable).toBe(true)
    })
  })
})
