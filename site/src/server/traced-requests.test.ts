import { serveRendered } from '../testing/rendered-site.ts'

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736'
const loading = `
  exports.routes = async ({ config }) => {
    await fetch(config.apiUrl + '/products/1')
    return 'Loaded'
  }`

/** Serves a page that asks the API. @returns also the headers that the API has received */
async function serve(options: Parameters<typeof serveRendered>[2]) {
  const asked: Record<string, unknown>[] = []
  const site = await serveRendered(
    { 'mfe-shop': loading },
    ({ headers }, response) => {
      asked.push(headers)
      response.end('{}')
    },
    options,
  )
  return { ...site, asked }
}

const headers = {
  'x-request-id': 'from-the-proxy-1',
  traceparent: `00-${TRACE_ID}-00f067aa0ba902b7-01`,
}

test('the API is asked for a page with the id and the trace of the visitor’s request', async () => {
  const { get, asked } = await serve({ trustProxy: ['127.0.0.1'] })
  const { response } = await get('/shop', headers)
  expect(response.headers['x-request-id']).toBe('from-the-proxy-1')
  expect(asked).toMatchObject([
    {
      'x-request-id': 'from-the-proxy-1',
      traceparent: expect.stringContaining(TRACE_ID) as string,
    },
  ])
})

test('who is no proxy of ours gets an id of our own', async () => {
  const { get, asked } = await serve({})
  const { response } = await get('/shop', headers)
  const id = response.headers['x-request-id']
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  expect(asked).toMatchObject([{ 'x-request-id': id }])
})
