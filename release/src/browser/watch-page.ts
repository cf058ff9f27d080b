import type { ConsoleMessage, Page, Request } from 'playwright-core'
import { z } from 'zod/mini'

import { respondAsDeclaredOrigin } from './declared-origin.ts'
import { atPlace } from './describe-failures.ts'
import { describeOrigin, type OriginKind } from './describe-page.ts'
import type { Shop } from './tab.ts'

const REPORTS = '/failure-reports'

const isLocal = (url: string) => /^(data|blob|about):/.test(url)

/** What a manifest calls the browser's types of resources. */
const KINDS: Record<string, OriginKind> = {
  image: 'img',
  media: 'media',
  document: 'frame',
  font: 'font',
}

const failureSchema = z.object({
  remote: z.string(),
  phase: z.enum(['load', 'render']),
  message: z.string(),
})

/** The failures of loading and rendering that a page reports; it may send anything. */
export function readFailures(text: string | null): z.infer<typeof failureSchema>[] {
  try {
    const reports: unknown = JSON.parse(text ?? '')
    return Array.isArray(reports)
      ? reports.flatMap((report) => failureSchema.safeParse(report).data ?? [])
      : []
  } catch {
    return []
  }
}

/** The message of an error, without its stack. */
const firstLine = (text: string) => text.split('\n', 1)[0]?.trim() ?? ''

/**
 * Watches a page from its first request on.
 * @returns sentences that say what is wrong, as it happens
 */
export async function watchPage(page: Page, shop: Shop, remote: string): Promise<string[]> {
  const findings: string[] = []
  const errors = new Set<string>()
  const declared = Object.values(shop.touches[remote]?.origins ?? {}).flat()

  /** The innermost place in a checked version. */
  const findPlace = (stack: string) =>
    stack
      .match(/http[^()\s]+:\d+:\d+/g)
      ?.find((place) => shop.folders.some((folder) => place.includes(folder)))

  function addError(text: string, stack = ''): void {
    // The probe says what the policy stops, and the router repeats what a page throws.
    if (text.includes('Content Security Policy')) return
    const message = firstLine(text)
      .replace(/^React Router caught the following error during render\s*/, '')
      .replace(/^(Uncaught )?(\(in promise\) )?(\w*Error: )?/, '')
    // The console repeats what was thrown.
    if (errors.has(message)) return
    errors.add(message)
    findings.push(
      message.startsWith('Hydration:')
        ? `The browser renders it otherwise than the server has (${message}). Render the same first, and what only the browser knows once useHydrated is true.`
        : atPlace(`It fails: ${message}. Mend that.`, findPlace(stack)),
    )
  }

  /** What others add to the page fails without a word to visitors; the shop reports it. */
  function checkReports(request: Request): void {
    for (const { remote: owner, message } of readFailures(request.postData())) {
      if (owner !== remote && owner !== 'shell') addError(message)
    }
  }

  function checkRequest(request: Request): void {
    const url = request.url()
    if (isLocal(url)) return
    if (url.endsWith(REPORTS)) checkReports(request)
    const { origin, pathname } = new URL(url)
    const isDocument = request.isNavigationRequest() && request.frame() === page.mainFrame()
    if (isDocument) checkNavigation(request, origin, pathname)
    else if (![shop.origin, shop.api, ...declared].includes(origin)) {
      findings.push(describeOrigin(origin, KINDS[request.resourceType()] ?? 'connect'))
    }
  }

  let documents = 0
  function checkNavigation(request: Request, origin: string, pathname: string): void {
    documents++
    if (documents === 1 || request.redirectedFrom()) return
    // Visitors are sent there to log in.
    if (origin === shop.api && /^\/portal\/(login|register)$/.test(pathname)) return
    const target = origin === shop.origin ? pathname : `${origin}${pathname}`
    findings.push(
      `It leaves for ${target} without a click. Navigate when somebody asks for it, and within the shop by the router.`,
    )
  }

  function checkConsole(message: ConsoleMessage): void {
    if (message.type() !== 'error') return
    const isLoading = message.text().startsWith('Failed to load resource')
    const { url, lineNumber, columnNumber } = message.location()
    const place = `${url}:${lineNumber + 1}:${columnNumber + 1}`
    // Of an error that was caught, the text has the stack.
    if (!isLoading) addError(message.text(), `${message.text()} ${place}`)
    else if (shop.folders.some((folder) => url.includes(folder)))
      addError(`${new URL(url).pathname} cannot be loaded`)
  }

  page.on('pageerror', ({ message, stack }) => addError(message, stack))
  page.on('console', checkConsole)
  page.on('request', checkRequest)
  page.on('popup', () => {
    findings.push('It opens a window without a click. Leave that to a link.')
  })
  page.on('dialog', (dialog) => {
    findings.push(`It shows a dialog of the browser (${dialog.message()}). Use the shop's own.`)
    void dialog.dismiss().catch(() => undefined)
  })
  page.on('download', () => {
    findings.push('It downloads a file without a click. Leave that to a link.')
  })
  page.on('crash', () => {
    findings.push('It ends the process of the page. Use less memory.')
  })
  for (const origin of declared) {
    await page.route(`${origin}/**`, respondAsDeclaredOrigin)
  }
  return findings
}
