import { serveRendered } from '../testing/rendered-site.ts'

/** Keeps what it renders in the module, as a careless remote would, and in what belongs to the rendering. */
const build = `
  exports.routes = async ({ url, config, rendering }) => {
    if (rendering.mark) throw new Error('Another rendering was here: ' + rendering.mark)
    rendering.mark = url
    const parts = []
    for (const part of ['a', 'b', 'c']) {
      const response = await fetch(config.apiUrl + url + '&part=' + part)
      parts.push(await response.text())
      const current = renderHost.currentRendering()
      if (current !== rendering || current.url !== url) throw new Error('This is the rendering of ' + current.url)
      await new Promise((resolve) => setTimeout(resolve, 0))
    }
    return parts.join() + ' by ' + renderHost.currentRendering().mark
  }`

test('200 renderings at a time, in both languages, keep apart', async () => {
  const waiting: (() => void)[] = []
  const { get } = await serveRendered(
    { 'mfe-one': build, 'mfe-two': build },
    // Responses come in another order than requests: the last of four first.
    (request, response) => {
      waiting.push(() => response.end(request.url?.replace('/api/v1.0', '')))
      if (waiting.length >= 4) for (const respond of waiting.splice(0).reverse()) respond()
      else setImmediate(() => waiting.pop()?.())
    },
    { renderLimits: { timeoutMs: 60_000, dataTimeoutMs: 50_000 } },
  )
  const requests = Array.from({ length: 200 }, (_, index) => ({
    url: `/${index % 3 ? 'one' : 'two'}?q=${index}`,
    language: index % 2 ? 'ar' : 'en',
  }))
  const responses = await Promise.all(
    requests.map(({ url, language }) => get(url, { cookie: `lang=${language}` })),
  )
  const headings = responses.map(({ body }) => /<h1>.*<\/p>/.exec(body)?.[0])
  expect(headings).toEqual(
    requests.map(({ url, language }) => {
      const parts = ['a', 'b', 'c'].map((part) => `${url}&part=${part}`)
      return `<h1>${parts.join()} by ${url}</h1><p>Shell 1.0.0, ${language}</p>`
    }),
  )
})
