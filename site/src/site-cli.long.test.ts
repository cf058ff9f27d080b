import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'

import { createTemporaryFolder } from '@shop/testing/temporary-folder.ts'
import { startTraceCollector } from 'monitoring/testing/trace-collector.ts'
import { startS3Server } from 'object-storage/testing/s3-server.ts'

import { createReleaseFolder } from './testing/release-folder.ts'
import { scriptOf, storeCatalogue, storeRelease } from './testing/stored-release.ts'

async function getFreePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost')
  await once(probe, 'listening')
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

const started: ChildProcess[] = []
afterAll(() => started.forEach((child) => child.kill('SIGKILL')))

/** Starts the site as a process, and waits until it is ready or has ended. */
async function startSite(env: Record<string, string>) {
  const script = path.join(import.meta.dirname, 'site-cli.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    env: { PATH: process.env.PATH, ...env },
  })
  started.push(child)
  let output = ''
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part) => {
        output += String(part)
        if (output.includes('Site ready')) resolve()
      })
    }
  })
  await Promise.race([ready, ended])
  return { child, ended, output: () => output }
}

test('the site serves a release folder, is watched and traced, and stops on SIGTERM', async () => {
  const collector = await startTraceCollector()
  const [port, monitorPort] = [await getFreePort(), await getFreePort()]
  const site = await startSite({
    PORT: String(port),
    SITE_MONITOR_PORT: String(monitorPort),
    RELEASE_DIR: await createReleaseFolder(),
    SEARCH_URL: 'off',
    SITE_TRUST_PROXY: 'loopback',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
  })
  expect(site.output()).toContain(`Site ready at http://localhost:${port}\n`)
  const origin = `http://localhost:${port}`
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
  const parentSpanId = '00f067aa0ba902b7'
  const headers = {
    traceparent: `00-${traceId}-${parentSpanId}-01`,
    'x-request-id': 'from-the-proxy',
  }
  const page = await fetch(`${origin}/?secret=1`, { headers })
  expect(page.status).toBe(200)
  expect(page.headers.get('x-request-id')).toBe('from-the-proxy')
  expect(await (await fetch(`${origin}/config.json`)).json()).not.toHaveProperty('searchUrl')

  const monitor = `http://localhost:${monitorPort}`
  expect(await (await fetch(`${monitor}/readyz`)).json()).toEqual({
    site: 'ok',
    releaseStore: 'ok',
    disk: 'ok',
  })
  const metrics = await (await fetch(`${monitor}/metrics`)).text()
  const count = 'http_request_duration_seconds_count'
  expect(metrics).toContain(`${count}{method="GET",route="page",status="200"} 1`)
  expect(metrics).toContain('pages_total{outcome="unrendered"} 1')
  site.child.kill('SIGTERM')
  expect(await site.ended).toBe(0)
  const named = collector.spans.filter(({ name }) => name === 'GET page')
  expect(named).toMatchObject([{ service: 'storefront-site', traceId, parentSpanId }])
  expect(JSON.stringify(collector.spans)).not.toContain('secret')
  collector.close()
})

/** The response of an address once it has this status. */
async function getOnce(url: string, status: number): Promise<Response> {
  const response = await fetch(url).catch(() => null)
  return response?.status === status ? response : getOnce(url, status)
}

test('a site whose releases are in object storage waits for the first, and goes on without the storage', async () => {
  const server = await startS3Server()
  const storage = server.open()
  await storeCatalogue(storage, '1.0.0')
  await storeRelease(storage, { revision: 7, live: '1.0.0' })
  server.breakWith(() => 'refused')
  const [port, monitorPort] = [await getFreePort(), await getFreePort()]
  const env = {
    ...server.env,
    PORT: String(port),
    SITE_MONITOR_PORT: String(monitorPort),
    RELEASE_DIR: await createTemporaryFolder(),
    RELEASE_POLL_SECONDS: '1',
  }
  const starting = startSite(env)
  const readiness = `http://localhost:${monitorPort}/readyz`
  const reason = `The release store s3://shop/releases (${server.settings.RELEASE_STORE_ENDPOINT}) cuts connections`
  expect(await (await getOnce(readiness, 503)).json()).toMatchObject({ site: 'starting' })
  const says = async (): Promise<unknown> => {
    const { releaseStore } = (await (await fetch(readiness)).json()) as { releaseStore: string }
    return releaseStore === 'nothing is fetched yet' ? says() : releaseStore
  }
  expect(await says()).toBe(reason)
  server.mend()
  const site = await starting
  expect(site.output()).toContain(`${reason}; the site stays as it is.\n`)
  const script = `http://localhost:${port}/mfe-catalog/1.0.0/remoteEntry.js`
  expect(await (await fetch(script)).text()).toBe(scriptOf('1.0.0'))
  const { releaseStore } = (await (await getOnce(readiness, 200)).json()) as Record<string, string>
  expect(releaseStore).toMatch(/^ok: (revision 7; compared|not compared) with the store /)
  const metrics = await (await fetch(`http://localhost:${monitorPort}/metrics`)).text()
  expect(metrics).toMatch(/^release_store_age_seconds \d/m)

  site.child.kill('SIGTERM')
  expect(await site.ended).toBe(0)
  server.breakWith(() => 'refused')
  const again = await startSite(env)
  expect((await fetch(script)).status).toBe(200)
  expect((await fetch(readiness)).status).toBe(200)
  again.child.kill('SIGTERM')
  expect(await again.ended).toBe(0)
})

test('the site says in one line why it cannot start', async () => {
  const folder = await createTemporaryFolder()
  const empty = await startSite({ RELEASE_DIR: folder })
  expect(empty.output()).toBe(
    `Site cannot start: RELEASE_DIR ${folder} holds no released shop; the release tool puts one there.\n`,
  )
  expect(await empty.ended).toBe(1)
  const wrong = await startSite({ PORT: 'x', SITE_URL: 'shop' })
  expect(wrong.output()).toBe(
    'Site cannot start: SITE_URL must be an http or https address, not "shop"; PORT must be a port number between 1 and 65535, not "x".\n',
  )
})
