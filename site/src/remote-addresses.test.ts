import { createLocalConfig } from '@shop/release-format/local-config.js'
import { createTemporaryFolder } from '@shop/testing/temporary-folder.ts'

import { createRemoteAddresses } from './remote-addresses.ts'
import { createSiteServer } from './server/site-server.ts'
import { releaseRendered } from './testing/rendered-site.ts'
import { createEntry } from './testing/site-fixtures.ts'

const CDN = 'https://cdn.test/releases'
const { moveEntry, moveDiscovery, movePage } = createRemoteAddresses(CDN)
const plain = createEntry('mfe-a', ['/a'])
const entry = {
  ...plain,
  fallbackUrl: '/mfe-a/0.9.0/remoteEntry.js',
  metadata: { version: '1.0.0', integrity: 'sha384-entry' },
}

describe('createRemoteAddresses', () => {
  test('moves an entry that has a digest; the same version on the site stands in for it', () => {
    expect(moveEntry(entry)).toEqual({
      ...entry,
      url: `${CDN}/mfe-a/1.0.0/remoteEntry.js`,
      fallbackUrl: '/mfe-a/1.0.0/remoteEntry.js',
      extras: { ...entry.extras, fallback: { integrity: 'sha384-entry' } },
    })
  })

  test('leaves what is elsewhere already, or has no digest, where it is', () => {
    expect(moveEntry(plain)).toBe(plain)
    const elsewhere = { ...entry, url: 'https://other.test/mfe-a/1.0.0/remoteEntry.js' }
    expect(moveEntry(elsewhere)).toBe(elsewhere)
  })

  test('moves the entries of a discovery file, and keeps those that it cannot read', () => {
    const rows = [entry, { url: 7 }, null]
    const text = JSON.stringify({ schema: 's', microFrontends: { 'mfe-a': rows, 'mfe-b': 'odd' } })
    expect(JSON.parse(moveDiscovery(text))).toEqual({
      schema: 's',
      microFrontends: { 'mfe-a': [moveEntry(entry), { url: 7 }, null], 'mfe-b': 'odd' },
    })
  })

  test('moves the scripts and style sheets of remotes that a page preloads, for reading by CORS', () => {
    const html =
      '<html data-messages-en="/shell/1/m.js /mfe-a/1/m.js">' +
      '<link rel="preload" as="script" href="/mfe-a/1/e.js" integrity="sha384-e">' +
      '<link rel="preload" as="script" href="/mfe-a/1/page.js">' +
      '<link rel="preload" as="style" href="/mfe-a/1/page.css">' +
      '<a href="/mfe-a/1/e.js">'
    expect(movePage(html)).toBe(
      `<html data-messages-en="/shell/1/m.js ${CDN}/mfe-a/1/m.js">` +
        `<link rel="preload" as="script" href="${CDN}/mfe-a/1/e.js" crossorigin="anonymous" integrity="sha384-e">` +
        `<link rel="preload" as="script" href="${CDN}/mfe-a/1/page.js" crossorigin="anonymous">` +
        `<link rel="preload" as="style" href="${CDN}/mfe-a/1/page.css" crossorigin="anonymous">` +
        '<a href="/mfe-a/1/e.js">',
    )
  })

  test('leaves everything to the site by default', () => {
    const { moveEntry: stay } = createRemoteAddresses(undefined)
    expect(stay(entry)).toBe(entry)
  })
})

test('the site lets other origins have files of versions when browsers load them there', async () => {
  const folder = await createTemporaryFolder()
  await releaseRendered(folder, { 'mfe-a': '' })
  const config = createLocalConfig('http://localhost:3000', 'http://localhost:4000')
  const headersOf = async (remotesUrl?: string) => {
    const site = await createSiteServer(folder, config, {
      render: false,
      testers: 'everybody',
      remotesUrl,
    })
    const { headers } = await site.inject('/mfe-a/1.0.0/remote.json')
    await site.close()
    return [headers['access-control-allow-origin'], headers['timing-allow-origin']]
  }
  expect(await headersOf(CDN)).toEqual(['*', '*'])
  expect(await headersOf()).toEqual([undefined, undefined])
})
