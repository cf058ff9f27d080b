import { folderStore } from 'release/store/folder-store.ts'
import type { RemoteDescription } from 'release/build/manifests.ts'
import { aDescription, aMeta, anEntry, template } from 'release/testing/release-fixtures.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { PAGE_INDEX, preloadLinks, writePages, type PageIndex } from './pages.ts'

/** Every preload link of a page, as `kind address`. */
const linksOf = (html: string | null) =>
  [...(html ?? '').matchAll(/<link rel="preload" as="(\w+)"[^>]* href="([^"]+)">/g)].map(
    ([, kind, href]) => `${kind} ${href}`,
  )

const data = ['fetch /config.json', 'fetch /discovery.json']

type Remotes = Record<string, ReturnType<typeof anEntry>[]>
type Described = Partial<Pick<RemoteDescription, 'meta' | 'unlisted'>>

/** The site of these live remotes, of which every version says `described` of itself. */
async function written(microFrontends: Remotes, described: Described = {}) {
  const versions = Object.entries(microFrontends).flatMap(([name, entries]) =>
    entries.map(({ metadata, extras }) => [
      `${name}/${metadata.version}/remote.json`,
      JSON.stringify({ ...aDescription(name, extras.paths), ...described }),
    ]),
  )
  const store = folderStore(await temporaryFolder(Object.fromEntries(versions)))
  await writePages(store, template, { schema: 'x', microFrontends })
  const index = JSON.parse((await store.readSite(PAGE_INDEX)) ?? '') as PageIndex
  return {
    index,
    read: (pattern: string) => store.readSite(index.pages[pattern]?.file ?? ''),
    shell: () => store.readSite(index.shell),
    robots: async () => (await store.readSite(index.robots)) ?? '',
    sitemap: async () => (await store.readSite(index.sitemap)) ?? '',
    store,
  }
}

test('a page preloads the entry, what the remote always needs, and its own code', () => {
  const entry = anEntry('mfe-x', ['/x', '/y'])
  expect(linksOf(preloadLinks(entry, '/y'))).toEqual([
    'script /mfe-x/1.0.0/remoteEntry.js',
    'script /mfe-x/1.0.0/routes.js',
    'script /mfe-x/1.0.0/page.1.js',
  ])
})

test('a path without code of its own preloads the rest', () => {
  expect(linksOf(preloadLinks(anEntry('mfe-x', ['/x']), '/unknown'))).toEqual([
    'script /mfe-x/1.0.0/remoteEntry.js',
    'script /mfe-x/1.0.0/routes.js',
  ])
})

test('a remote on another host is preloaded from there', () => {
  const entry = { ...anEntry('mfe-x', ['/x']), url: 'https://cdn.test/mfe-x/2/remoteEntry.js' }
  expect(linksOf(preloadLinks(entry, '/x'))).toContain('script https://cdn.test/mfe-x/2/routes.js')
})

test('data links say how the shell will fetch, so that nothing is fetched twice', async () => {
  const { shell } = await written({})
  expect(await shell()).toMatch(
    /<link rel="preload" as="fetch" crossorigin="anonymous" href="\/config\.json">/,
  )
})

test('there is a page for every path of every live remote, and the shell’s', async () => {
  const { index, read, shell } = await written({
    'mfe-x': [anEntry('mfe-x', ['/x', '/x/:id'])],
    'mfe-y': [anEntry('mfe-y', ['/'])],
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

/** The message files that a page tells the head script of. */
const messagesOf = (html: string | null, lang: string) =>
  (new RegExp(`data-messages-${lang}="([^"]*)"`).exec(html ?? '')?.[1] ?? '')
    .split(' ')
    .filter(Boolean)

test('messages are left to the head script, which knows the language; the shell’s stay', async () => {
  const { read, shell } = await written({ 'mfe-x': [anEntry('mfe-x', ['/x'])] })
  const html = await read('/x')
  expect(messagesOf(html, 'en')).toEqual(['/mfe-x/1.0.0/messages.en.js'])
  expect(messagesOf(html, 'ar').toSorted()).toEqual([
    '/mfe-x/1.0.0/messages.ar.js',
    '/shell/1.0.0/messages.ar.js',
  ])
  expect(linksOf(html).join()).not.toContain('messages')
  expect(messagesOf(await shell(), 'en')).toEqual([])
})

test('messages of one page are not those of another', async () => {
  const entry = anEntry('mfe-x', ['/x', '/y'])
  entry.extras.pages['/y']?.push('messages.y.en.abc.js')
  const { read } = await written({ 'mfe-x': [entry] })
  expect(messagesOf(await read('/y'), 'en')).toContain('/mfe-x/1.0.0/messages.y.en.abc.js')
  expect(messagesOf(await read('/x'), 'en')).not.toContain('/mfe-x/1.0.0/messages.y.en.abc.js')
})

test('the rest of the page is the shell’s, to the letter', async () => {
  const { read } = await written({ 'mfe-x': [anEntry('mfe-x', ['/x'])] })
  const bare = (html: string) =>
    html.replaceAll(/<link rel="preload"[^>]*>\n?|data-messages-\w+="[^"]*"|<title.*title>/g, '')
  expect(bare((await read('/x')) ?? '')).toBe(bare(template.replaceAll(/<!--\w+-->/g, '')))
})

test('of several versions the default one is preloaded', async () => {
  const trial = { ...anEntry('mfe-x', ['/x'], '2.0.0'), deployment: { traffic: 5 } }
  const { read } = await written({ 'mfe-x': [trial, anEntry('mfe-x', ['/x'])] })
  expect(linksOf(await read('/x'))).toContain('script /mfe-x/1.0.0/remoteEntry.js')
})

describe('what is live', () => {
  const x = { 'mfe-x': [anEntry('mfe-x', ['/x'])] }

  test('is decided by the index alone: a file’s name is its content', async () => {
    const before = await written(x)
    expect((await written(x)).index).toEqual(before.index)
    const after = await written({ 'mfe-x': [anEntry('mfe-x', ['/x'], '2.0.0')] })
    expect(after.index.pages['/x']?.file).not.toBe(before.index.pages['/x']?.file)
    expect(after.index.shell).toBe(before.index.shell)
  })

  test('is written as the last of all', async () => {
    const { store } = await written(x)
    const asked: string[] = []
    const watched = {
      ...store,
      writeSite: (file: string, text: string) => {
        asked.push(file)
        return store.writeSite(file, text)
      },
    }
    await writePages(watched, template, { schema: 'x', microFrontends: x })
    expect(asked.at(-1)).toBe(PAGE_INDEX)
    expect(asked).toHaveLength(5)
  })
})

describe('search engines', () => {
  const paths = ['/', '/x', '/x/:id', '/hidden', '/away']
  const site = () =>
    written(
      { 'mfe-x': [anEntry('mfe-x', paths)] },
      {
        meta: {
          '/': aMeta('Home'),
          '/x': aMeta('Cards & more', 'Made by {brand}.'),
          '/x/:id': aMeta('A card'),
          '/hidden': aMeta('Hidden'),
        },
        unlisted: ['/hidden'],
      },
    )

  test('read of a page what its owner says, in English', async () => {
    const { read } = await site()
    expect(await read('/x')).toContain('<title data-written>Cards &amp; more · %BRAND%</title>')
    expect(await read('/x')).toContain('content="Made by %BRAND%."')
    expect(await read('/away')).toContain('<title data-written>%BRAND%</title>')
  })

  test('find every page that has one address, is theirs to list, and is more than a redirect', async () => {
    const { sitemap } = await site()
    const found = [...(await sitemap()).matchAll(/<loc>(.*)<\/loc>/g)].map(([, address]) => address)
    expect(found).toEqual(['%SITE%/', '%SITE%/x'])
  })

  test('are asked to leave the rest, and the portal', async () => {
    const { robots, index } = await site()
    expect((await robots()).match(/Disallow: .*/g)).toEqual([
      'Disallow: /hidden',
      'Disallow: /portal',
    ])
    expect(index.pages['/hidden']?.listed).toBe(false)
    expect(index.pages['/x']?.listed).toBe(true)
  })
})
