import type { Page, Route } from '@playwright/test'

export interface Fault {
  name: string
  /** Which of the remote's files are affected; `page` is the page's own chunk. */
  files: 'every' | 'entry' | 'routes' | 'page'
  answer: (route: Route) => Promise<void>
}

/** Serves the real file, modified. */
export async function modify(route: Route, change: (script: string) => string): Promise<void> {
  const response = await route.fetch()
  // A modified file must not be cached.
  const headers = { ...response.headers(), 'cache-control': 'no-store' }
  await route.fulfill({ response, headers, body: change(await response.text()) })
}

const html = '<!doctype html><title>Sign in to the network</title>'

/** Loading faults: the region shows an error and recovers on retry. What hangs is in `stalled.spec.ts`. */
export const loadingFaults: Fault[] = [
  { name: 'gone', files: 'every', answer: (route) => route.fulfill({ status: 404, body: 'gone' }) },
  {
    name: 'unavailable',
    files: 'every',
    answer: (route) => route.fulfill({ status: 503, body: '' }),
  },
  { name: 'refused', files: 'every', answer: (route) => route.abort('connectionrefused') },
  {
    name: 'truncated',
    files: 'entry',
    answer: (route) => modify(route, (script) => script.slice(0, script.length / 2)),
  },
  {
    name: 'HTML instead of JavaScript',
    files: 'entry',
    answer: (route) => route.fulfill({ contentType: 'text/html', body: html }),
  },
  {
    name: 'throwing at once',
    files: 'entry',
    answer: (route) => modify(route, (script) => `throw new Error("broken entry");${script}`),
  },
  {
    name: 'without its routes',
    files: 'routes',
    answer: (route) => route.fulfill({ status: 404 }),
  },
  { name: 'without its page', files: 'page', answer: (route) => route.fulfill({ status: 404 }) },
  {
    name: 'built for another kernel',
    files: 'entry',
    // The form in which the sharing plugin emits a requirement.
    answer: (route) =>
      modify(route, (script) =>
        script.replaceAll(/requiredVersion:\s*"\^\d+\./g, 'requiredVersion:"^99.'),
      ),
  },
]

const broken = (when: string) => `(()=>{if(window.broken)throw new Error("${when}")})()`

/** Run-time faults of a loaded page, active while `window.broken` is set. */
export const runningFaults = {
  // Only returned elements: module-level elements are not created by rendering.
  rendering: (script: string) =>
    script.replaceAll(
      /return\(0,\w+\.jsxs?\)\(/g,
      (start) => `${start}${broken('while rendering')}||`,
    ),
  effect: (script: string) =>
    script.replaceAll(
      /\(0,(\w+)\.useState\)\(/g,
      (_, react) =>
        `(0,${react}.useState)(...[${react}.useEffect(()=>${broken('in an effect')})].slice(1),`,
    ),
  handler: (script: string) =>
    script.replaceAll('onClick:', `onClick:()=>${broken('in a handler')},"data-was":`),
}

/** Injects a fault into a remote; the returned function removes it. */
export async function breakRemote(page: Page, remote: string, { files, answer }: Fault) {
  const part = { every: '', entry: 'remoteEntry', routes: 'routes\\.', page: 'page\\.' }[files]
  const pattern = new RegExp(`/${remote}/[^/]+/${part}.*`)
  const handler = (route: Route) => answer(route).catch(() => undefined)
  await page.route(pattern, handler)
  return () => page.unroute(pattern, handler)
}

/** Modifies the page chunks of a remote in transit. */
export async function modifyPages(page: Page, remote: string, change: (script: string) => string) {
  const pattern = new RegExp(`/${remote}/[^/]+/page\\..*`)
  await page.route(pattern, (route) => modify(route, change))
  return () => page.unroute(pattern)
}
