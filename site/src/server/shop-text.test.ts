import type { RuntimeConfig } from '@shop/contracts/configuration/runtime-config.ts'
import { createLocalConfig } from '@shop/release-format/local-config.js'

import { startLoopbackServer } from '../loopback-server.ts'
import { createReleaseFolder } from '../testing/release-folder.ts'
import { createSiteServer } from './site-server.ts'

const categories = {
  results: [
    {
      _id: 'cards',
      title: { en: 'Cards [new]', ar: 'بطاقات' },
      description: { en: '', ar: '' },
      imageUrl: '',
    },
  ],
}

/** A shop whose backend has one category. */
async function startShop(change: Partial<RuntimeConfig> = {}) {
  const backend = await startLoopbackServer(
    (_, response) => void response.end(JSON.stringify(categories)),
  )
  const config = { ...createLocalConfig('https://shop.test', backend.origin), ...change }
  const app = await createSiteServer(await createReleaseFolder(), config, { render: false })
  return {
    get: (url: string) => app.inject({ url }),
    stop: async () => {
      await app.close()
      backend.close()
    },
  }
}

describe('the text for programs', () => {
  test('is the same at both addresses, and says prices, categories and who buys', async () => {
    const { get, stop } = await startShop()
    const [markdown, text] = [await get('/agents.md'), await get('/llms.txt')]
    expect(markdown.headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'x-robots-tag': 'noindex',
    })
    expect(text.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(text.body).toBe(markdown.body)
    expect(text.body).toContain('without 5% VAT, which the cart adds')
    expect(text.body).toContain('There is no checkout for agents')
    expect(text.body).toMatch(
      /- \[Cards \\\[new\\\]\]\(https:\/\/shop\.test\/shop-products\/cards\.md/,
    )
    await stop()
  })

  test('is there in Arabic, with Arabic addresses, and each leads to the other', async () => {
    const { get, stop } = await startShop()
    const [arabic, text] = [await get('/ar/agents.md'), await get('/ar/llms.txt')]
    expect(text.body).toBe(arabic.body)
    expect(arabic.body).toContain('ولا تشمل ضريبة القيمة المضافة بنسبة 5%')
    expect(arabic.body).toContain('[بطاقات](https://shop.test/ar/shop-products/cards.md)')
    expect(arabic.body).toContain('https://shop.test/agents.md')
    expect((await get('/agents.md')).body).toContain('https://shop.test/ar/agents.md')
    await stop()
  })

  test('says that prices include tax where pages show them with it', async () => {
    const { get, stop } = await startShop({ pricesWithTax: true })
    expect((await get('/agents.md')).body).toContain('and include 5% VAT.')
    expect((await get('/ar/agents.md')).body).toContain('وتشمل ضريبة القيمة المضافة بنسبة 5%.')
    await stop()
  })

  test('speaks of no tax where none is added', async () => {
    const { get, stop } = await startShop({ taxPercent: 0 })
    expect((await get('/agents.md')).body).toContain('no tax is added')
    await stop()
  })

  test.each([
    [true, 200],
    [false, 404],
  ])(
    'is there, and named by robots.txt, by the owner’s word: %s',
    async (machineReadable, status) => {
      const { get, stop } = await startShop({ machineReadable })
      for (const url of ['/agents.md', '/llms.txt', '/ar/agents.md'])
        expect((await get(url)).statusCode).toBe(status)
      const robots = (await get('/robots.txt')).body
      expect(robots.includes('https://shop.test/agents.md')).toBe(machineReadable)
      expect(robots.includes('Allow: /search.md\n')).toBe(machineReadable)
      await stop()
    },
  )
})
