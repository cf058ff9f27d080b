import { expect, test } from './fixtures.ts'
import { remotes, smokeTestPage } from './site-pages.ts'

test('files of a release are immutable and compressed, pages are renewed', async ({ request }) => {
  const page = await request.get('/shop')
  // Rendered on the server or not.
  expect(page.headers()['cache-control']).toMatch(
    /^(public, max-age=0, s-maxage=30|private, no-cache)/,
  )
  expect(page.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-")
  const script = /src="([^"]+main[^"]+\.js)"/.exec(await page.text())?.[1] ?? ''
  for (const encoding of ['br', 'gzip']) {
    const file = await request.get(script, { headers: { 'accept-encoding': encoding } })
    expect(file.headers()['content-encoding']).toBe(encoding)
    expect(file.headers()['cache-control']).toContain('immutable')
  }
  for (const address of ['/discovery.json', '/config.json']) {
    expect((await request.get(address)).headers()['cache-control']).toBe('no-cache')
  }
})

test('deep links answer with a page, missing files and pages with 404', async ({ request }) => {
  const statuses = {
    '/': 200,
    '/?query': 200,
    '/product-detail/anything': 404,
    '/shop-products/anything': 404,
    '/blog-detail/anything': 404,
    '/portal/login': 200,
    '/error': 200,
    '/no-such-page': 404,
    '/shell/1.0.0/missing.js': 404,
    '/favicon-that-is-not.png': 404,
    '/..%2f..%2fpackage.json': 404,
  }
  for (const [address, status] of Object.entries(statuses)) {
    expect((await request.get(address)).status(), address).toBe(status)
  }
})

test('the page of a remote starts its scripts from the HTML', async ({ request }) => {
  const html = await (await request.get('/shop')).text()
  expect(html).toMatch(/<link rel="late" as="script" href="\/mfe-catalog\/[^"]+remoteEntry/)
  expect(html).toMatch(/<link rel="late" as="fetch"[^>]+href="\/discovery\.json"/)
})

test('a released remote opens alone', { tag: '@smoke' }, async ({ page, request }) => {
  const discovery = (await (await request.get('/discovery.json')).json()) as {
    microFrontends: Record<string, { url: string }[]>
  }
  for (const { name, pages } of remotes) {
    const { address, heading } = smokeTestPage(pages)
    const folder = discovery.microFrontends[name]?.[0]?.url.replace(/[^/]+$/, '') ?? ''
    await page.goto(folder + address.slice(1))
    await expect(page.getByText('This part of the shop runs alone')).toBeVisible()
    await expect(page.getByRole('heading', { name: heading.en, level: 1 })).toBeVisible()
  }
})
