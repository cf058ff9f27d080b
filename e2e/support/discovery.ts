import type { APIRequestContext, Page } from '@playwright/test'

interface Entry {
  url: string
  metadata: { version: string; integrity?: string }
  fallbackUrl?: string
  extras: { digests?: string; fallback?: object }
}

/** The part of the discovery file that tests read and change. */
interface Discovery {
  microFrontends: Record<string, Entry[]>
}

export const readDiscovery = async (request: APIRequestContext) =>
  (await (await request.get('/discovery.json')).json()) as Discovery

/** The address of the folder of a remote's live version. @throws when there is none */
export async function findLiveFolder(request: APIRequestContext, remote: string): Promise<string> {
  const [live] = (await readDiscovery(request)).microFrontends[remote] ?? []
  if (!live) throw new Error(`No version of ${remote} is live`)
  return live.url.replace(/[^/]+$/, '')
}

/** Changes the discovery file that a page reads. @returns what ends that */
export async function changeDiscovery(page: Page, change: (discovery: Discovery) => void) {
  await page.route('/discovery.json', async (route) => {
    const response = await route.fetch()
    const discovery = (await response.json()) as Discovery
    change(discovery)
    await route.fulfill({ response, json: discovery })
  })
  return () => page.unroute('/discovery.json')
}
