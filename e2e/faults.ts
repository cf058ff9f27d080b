import type { Page, Route } from '@playwright/test'

/** A way in which a remote fails. */
export interface Fault {
  name: string
  /** Which of the remote's files fail; `page` is the page's own code. */
  files: 'every' | 'entry' | 'routes' | 'page'
  /** What the browser gets instead. */
  answer(route: Route): Promise<void>
}

/** Answers with the file as it is, changed. */
async function changed(route: Route, change: (script: string) => string): Promise<void> {
  const response = await route.fetch()
  // What is broken on its way is not kept.
  const headers = { ...response.headers(), 'cache-control': 'no-store' }
  await route.fulfill({ response, headers, body: change(await response.text()) })
}

const never = () => new Promise<void>(() => undefined)
const html = '<!doctype html><title>Sign in to the network</title>'

/** Faults of loading: the region says so, and a retry brings the page back. */
export const loadingFaults: Fault[] = [
  { name: 'gone', files: 'every', answer: (route) => route.fulfill({ status: 404, body: 'gone' }) },
  {
    name: 'unavailable',
    files: 'every',
    answer: (route) => route.fulfill({ status: 503, body: '' }),
  },
  { name: 'refused', files: 'every', answer: (route) => route.abort('connectionrefused') },
  { name: 'hanging', files: 'entry', answer: never },
  { name: 'hanging in its page', files: 'page', answer: never },
  {
    name: 'truncated',
    files: 'entry',
    answer: (route) => changed(route, (script) => script.slice(0, script.length / 2)),
  },
  {
    name: 'HTML instead of JavaScript',
    files: 'entry',
    answer: (route) => route.fulfill({ contentType: 'text/html', body: html }),
  },
  {
    name: 'throwing at once',
    files: 'entry',
    answer: (route) => changed(route, (script) => `throw new Error("broken entry");${script}`),
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
    // As the sharing plugin writes down what it asks for.
    answer: (route) =>
      changed(route, (script) =>
        script.replaceAll(/requiredVersion:\s*"\^1\./g, 'requiredVersion:"^9.'),
      ),
  },
]

const broken = (when: string) => `(()=>{if(window.broken)throw new Error("${when}")})()`

/** Faults of a page that has loaded, which last while `window.broken` is set. */
export const runningFaults = {
  // What a function returns: an element that a module makes once and for all is not made by rendering.
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

/** Lets the files of a remote fail from now on; the function that is returned heals them. */
export async function breakRemote(page: Page, remote: string, { files, answer }: Fault) {
  const part = { every: '', entry: 'remoteEntry', routes: 'routes\\.', page: 'page\\.' }[files]
  const pattern = new RegExp(`/${remote}/[^/]+/${part}.*`)
  const handler = (route: Route) => answer(route).catch(() => undefined)
  await page.route(pattern, handler)
  return () => page.unroute(pattern, handler)
}

/** Changes the code of a remote's pages on its way. */
export async function changePages(page: Page, remote: string, change: (script: string) => string) {
  const pattern = new RegExp(`/${remote}/[^/]+/page\\..*`)
  await page.route(pattern, (route) => changed(route, change))
  return () => page.unroute(pattern)
}
