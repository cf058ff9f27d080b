import { folderStore } from '../store/folder-store.ts'
import { anEntry, template } from '../testing/released.ts'
import { temporaryFolder } from '../testing/temporary.ts'
import { PAGE_INDEX, preloadLinks, SHELL_PAGE, writePages } from './pages.ts'

/** Every preload link of a page, as `kind address`. */
const linksOf = (html: string | null) =>
  [...(html ?? '').matchAll(/<link rel="preload" as="(\w+)"[^>]* href="([^"]+)">/g)].map(
    ([, kind, href]) => `${kind} ${href}`,
  )

const data = ['fetch /config.json', 'fetch /discovery.json']

async function written(microFrontends: Record<string, ReturnType<typeof anEntry>[]>) {
  const store = folderStore(await temporaryFolder())
  await writePages(store, template, { schema: 'x', microFrontends })
  const index = JSON.parse((await store.readSite(PAGE_INDEX)) ?? '') as Record<string, string>
  return { index, read: (pattern: string) => store.readSite(index[pattern] ?? ''), store }
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
  const { store } = await written({})
  expect(await store.readSite(SHELL_PAGE)).toMatch(
    /<link rel="preload" as="fetch" crossorigin="anonymous" href="\/config\.json">/,
  )
})

test('there is a page for every path of every live remote, and the shell’s', async () => {
  const { index, read, store } = await written({
    'mfe-x': [anEntry('mfe-x', ['/x', '/x/:id'])],
    'mfe-y': [anEntry('mfe-y', ['/'])],
  })
  expect(Object.keys(index)).toEqual(['/x', '/x/:id', '/'])
  expect(new Set(Object.values(index)).size).toBe(3)
  expect(linksOf(await store.readSite(SHELL_PAGE))).toEqual(data)
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
  const { read, store } = await written({ 'mfe-x': [anEntry('mfe-x', ['/x'])] })
  const html = await read('/x')
  expect(messagesOf(html, 'en')).toEqual(['/mfe-x/1.0.0/messages.en.js'])
  expect(messagesOf(html, 'ar').toSorted()).toEqual([
    '/mfe-x/1.0.0/messages.ar.js',
    '/shell/1.0.0/messages.ar.js',
  ])
  expect(linksOf(html).join()).not.toContain('messages')
  expect(messagesOf(await store.readSite(SHELL_PAGE), 'en')).toEqual([])
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
    html.replaceAll(/<link rel="preload"[^>]*>\n?|data-messages-\w+="[^"]*"/g, '')
  expect(bare((await read('/x')) ?? '')).toBe(bare(template.replace('<!--preload-->', '')))
})

test('of several versions the default one is preloaded', async () => {
  const trial = { ...anEntry('mfe-x', ['/x'], '2.0.0'), deployment: { traffic: 5 } }
  const { read } = await written({ 'mfe-x': [trial, anEntry('mfe-x', ['/x'])] })
  expect(linksOf(await read('/x'))).toContain('script /mfe-x/1.0.0/remoteEntry.js')
})
