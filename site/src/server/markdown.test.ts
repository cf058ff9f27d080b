import { startLoopbackServer } from '../loopback-server.ts'
import { markdownOf, OWN, page, serveRendered, SHARED } from '../testing/rendered-site.ts'

const shop = markdownOf(
  'return "# " + url + " " + rendering.language + "\\n\\n[More](/shop?page=2) [About](/about) ![](/a.png) \\\\](/shop) [Out](https://x.test/)\\n"',
)

describe('the Markdown of a page', () => {
  test('is noindex, canonical to the page, and kept by its address alone', async () => {
    const { get } = await serveRendered({ 'mfe-shop': shop })
    const { response, body } = await get('/shop.md?utm_source=x&q=1', { cookie: 'lang=ar' })
    expect(response.headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'x-robots-tag': 'noindex',
      link: '<http://localhost/shop?q=1>; rel="canonical"',
      'cache-control': SHARED,
      vary: 'Accept-Encoding',
    })
    expect(body).toContain('# /shop?q=1 en')
    const arabic = await get('/ar/shop.md')
    expect(arabic.body).toContain('# /ar/shop ar')
    expect(arabic.response.headers.link).toBe('<http://localhost/ar/shop>; rel="canonical"')
  })

  test('links to Markdown where there is some, in its own language', async () => {
    const { get } = await serveRendered({ 'mfe-shop': shop, 'mfe-about': page('About') })
    expect((await get('/shop.md')).body).toContain(
      '[More](http://localhost/shop.md?page=2) [About](http://localhost/about) ![](http://localhost/a.png) \\](/shop) [Out](https://x.test/)',
    )
    expect((await get('/ar/shop.md')).body).toContain(
      '[More](http://localhost/ar/shop.md?page=2) [About](http://localhost/ar/about) ![](http://localhost/a.png)',
    )
  })

  test('is named by the page, whose other addresses have none', async () => {
    const { get } = await serveRendered({ 'mfe-shop': shop, 'mfe-about': page('About') })
    expect((await get('/ar/shop?q=1&utm_source=x')).body).toContain(
      '<link data-written="/ar/shop" rel="alternate" type="text/markdown" href="http://localhost/ar/shop.md?q=1">',
    )
    for (const url of ['/about', '/nowhere']) {
      expect((await get(url)).body).not.toContain('text/markdown')
      expect((await get(`${url}.md`)).status).toBe(404)
    }
  })

  test('is not there where the owners publish nothing for machines', async () => {
    const backend = await startLoopbackServer(
      (_, response) => void response.end('{ "machineReadable": false }'),
    )
    try {
      const { get } = await serveRendered({ 'mfe-shop': shop }, undefined, {
        shopSettings: { url: backend.origin },
      })
      expect((await get('/shop.md')).status).toBe(404)
      expect((await get('/shop')).body).not.toContain('text/markdown')
    } finally {
      backend.close()
    }
  })

  test('that fails is 503, and its page goes on', async () => {
    const { get, untilLogged, lines } = await serveRendered({
      'mfe-shop': markdownOf('throw new Error("No text")'),
    })
    for (let attempt = 1; attempt <= 4; attempt++) {
      const { response, status } = await get('/shop.md')
      expect([status, response.headers['retry-after']]).toEqual([503, '60'])
    }
    await untilLogged(1)
    expect(lines[0]).toContain('mfe-shop@1.0.0 in Markdown')
    expect((await get('/shop')).rendered).toBe(true)
  })

  test('has the status of its page', async () => {
    const { get } = await serveRendered({
      'mfe-shop': markdownOf('rendering.status = 404; return "# Page Not Found"'),
    })
    const { response, status, body } = await get('/shop.md')
    expect([status, body]).toEqual([404, '# Page Not Found'])
    expect(response.headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'cache-control': OWN,
    })
  })
})
