import { type LighthouseResult, rowsOf } from './figures.ts'

const MAX_TASKS = 12
const MAX_SCRIPTS = 12

interface Task {
  url: string
  startTime: number
  duration: number
}

interface ScriptTime {
  url: string
  total: number
  scripting: number
  scriptParseCompile: number
}

interface Chain {
  request: { url: string; startTime: number; endTime: number; transferSize: number }
  children?: Record<string, Chain>
}

const formatMs = (value: number) => `${Math.round(value).toLocaleString('en')} ms`.padStart(9)

const formatKib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`

/** An address without its origin: what tells files of one site apart. */
function shorten(url: string): string {
  if (!URL.canParse(url)) return url
  const { pathname, search, protocol } = new URL(url)
  return protocol.startsWith('http') ? pathname + search : url
}

function formatTasks(result: LighthouseResult): string[] {
  return rowsOf<Task>(result, 'long-tasks')
    .slice(0, MAX_TASKS)
    .map(
      ({ url, startTime, duration }) =>
        `${formatMs(duration)} at ${formatMs(startTime).trim()}  ${shorten(url)}`,
    )
}

function formatScripts(result: LighthouseResult): string[] {
  return rowsOf<ScriptTime>(result, 'bootup-time')
    .slice(0, MAX_SCRIPTS)
    .map(
      ({ url, total, scripting, scriptParseCompile }) =>
        `${formatMs(total)}  ${shorten(url)}: running ${formatMs(scripting).trim()}, compiling ${formatMs(scriptParseCompile).trim()}`,
    )
}

function formatWork(result: LighthouseResult): string[] {
  return rowsOf<{ groupLabel: string; duration: number }>(result, 'mainthread-work-breakdown').map(
    ({ groupLabel, duration }) => `${formatMs(duration)}  ${groupLabel}`,
  )
}

/** The chains of requests, one a line, deeper ones further in; times from the navigation, as observed. */
export function formatChains(chains: Record<string, Chain>): string[] {
  const start = Math.min(...Object.values(chains).map(({ request }) => request.startTime))
  const walk = (level: Record<string, Chain>, depth: number): string[] =>
    Object.values(level).flatMap(({ request, children = {} }) => [
      `${formatMs((request.endTime - start) * 1000)}  ${'  '.repeat(depth)}${shorten(request.url)} (${formatKib(request.transferSize)})`,
      ...walk(children, depth + 1),
    ])
  return walk(chains, 0)
}

interface Request {
  url: string
  resourceType?: string
  priority?: string
  networkRequestTime: number
  networkEndTime: number
  transferSize: number
}

/** The scripts in the order in which they were asked for. */
function formatScriptRequests(result: LighthouseResult): string[] {
  return rowsOf<Request>(result, 'network-requests')
    .filter(({ resourceType }) => resourceType === 'Script')
    .map(
      ({ url, priority, networkRequestTime, networkEndTime, transferSize }) =>
        `${formatMs(networkRequestTime)} to ${formatMs(networkEndTime).trim()}  ${priority ?? ''}  ${shorten(url)} (${formatKib(transferSize)})`,
    )
}

/** What paints largest, and what the time until then consists of. */
function formatLargestPaint(result: LighthouseResult): string[] {
  const [element, phases] = rowsOf<{ items: Record<string, unknown>[] }>(
    result,
    'largest-contentful-paint-element',
  )
  const node = element?.items[0]?.node as { selector?: string; snippet?: string } | undefined
  const times = (phases?.items ?? []).map(
    ({ phase, timing }) => `${formatMs(Number(timing))}  ${String(phase)}`,
  )
  return [...(node ? [`${node.selector ?? ''}  ${node.snippet ?? ''}`] : []), ...times]
}

/** What moved after it was painted, and by how much. */
function formatShifts(result: LighthouseResult): string[] {
  return rowsOf<{ score: number; node?: { selector?: string } }>(result, 'layout-shifts').map(
    ({ score, node }) => `${score.toFixed(4).padStart(9)}  ${node?.selector ?? ''}`,
  )
}

/** Where the time of a visit goes: its tasks, scripts and requests, from Lighthouse's trace. */
export function explainVisit(result: LighthouseResult): string {
  const chains = result.audits['critical-request-chains']?.details as
    { chains?: Record<string, Chain> } | undefined
  const parts: [string, string[]][] = [
    ['Largest paint', formatLargestPaint(result)],
    ['Layout shifts', formatShifts(result)],
    ['Longest tasks, on the simulated phone', formatTasks(result)],
    ['Main thread, slowed down', formatWork(result)],
    ['Time by script, slowed down', formatScripts(result)],
    ['Chains of requests, when each ended without throttling', formatChains(chains?.chains ?? {})],
    ['Scripts, from when to when without throttling', formatScriptRequests(result)],
  ]
  return parts
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => `${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`)
    .join('\n')
}
