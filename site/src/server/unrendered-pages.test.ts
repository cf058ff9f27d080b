import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { PAGE_INDEX, type PageIndex } from '@shop/release-format/page-index.ts'

import { OWN, page, serveRendered } from '../testing/rendered-site.ts'

const serve = () => serveRendered({ 'mfe-shop': page('Here') }, undefined, { render: false })

describe('a page that the browser renders', () => {
  test.each([
    ['/portal', '/nowhere'],
    ['/nowhere', '/portal'],
  ])('has its own status: %s before %s', async (...urls) => {
    const { get } = await serve()
    for (const url of [...urls, ...urls]) {
      expect([url, (await get(url)).status]).toEqual([url, url === '/portal' ? 200 : 404])
    }
  })

  test.each([
    ['/ar/shop', '', 'lang="ar" dir="rtl"'],
    ['/ar/shop', 'lang=en', 'lang="ar" dir="rtl"'],
    ['/ar/nowhere', '', 'lang="ar" dir="rtl"'],
    ['/shop', 'lang=ar', 'lang="ar" dir="rtl"'],
    ['/shop', '', 'lang="en" dir="ltr"'],
    ['/shop', 'lang=en', 'lang="en" dir="ltr"'],
    ['/nowhere', 'lang=ar', 'lang="ar" dir="rtl"'],
    ['/nowhere', '', 'lang="en" dir="ltr"'],
  ])('%s is in the language of its visitor with %j', async (url, cookie, attributes) => {
    const { get } = await serve()
    await get('/shop')
    await get('/nowhere', { cookie: 'lang=ar' })
    const { body, rendered, response } = await get(url, { cookie })
    expect([rendered, body.startsWith(`<html ${attributes} `)]).toEqual([false, true])
    expect(response.headers).toMatchObject({
      'cache-control': OWN,
      vary: 'Accept-Encoding, Cookie',
    })
  })

  test('states no address of the first page of its list at another', async () => {
    const { folder, get } = await serve()
    const index = JSON.parse(await readFile(path.join(folder, PAGE_INDEX), 'utf8')) as PageIndex
    expect(await readFile(path.join(folder, index.pages['/shop']?.file ?? ''), 'utf8')).toMatch(
      /canonical/,
    )
    const links = async (url: string) => (await get(url)).body.match(/canonical|alternate|og:url/g)
    expect(await links('/shop?page=2')).toBeNull()
    expect(await links('/ar/shop?page=2')).toBeNull()
    for (const url of ['/shop', '/shop?page=1', '/shop?q=2'])
      expect(await links(url)).toHaveLength(5)
  })
})
