/** An event of a trace of Chromium, as far as it is read here. Times are in microseconds. */
export interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** Of which the processor worked; it does not depend on what else the machine does. */
  tdur?: number
  id?: string
  args?: {
    name?: string
    data?: {
      type?: string
      startTime?: number
      timeDeltas?: number[]
      cpuProfile?: { nodes?: ProfileNode[]; samples?: number[] }
    }
  }
}

/** A function as the profiler names it: in a file that is minified. Lines and columns begin with 0. */
export interface CallFrame {
  functionName: string
  url?: string
  lineNumber?: number
  columnNumber?: number
}

interface ProfileNode {
  id: number
  parent?: number
  callFrame: CallFrame
}

/** What ran, the innermost first, and its share of the task in milliseconds. */
export interface Sample {
  stack: readonly CallFrame[]
  duration: number
}

/** A task of the main thread. Times are in milliseconds, durations those of the processor. */
export interface Task {
  /** From the beginning of the trace. */
  start: number
  duration: number
  /** The kinds of work that took most of it, such as `Layout`. */
  kinds: readonly { name: string; duration: number }[]
  samples: readonly Sample[]
}

/** Kinds of work that say more than that a function was called. */
const KINDS: Record<string, string> = {
  EvaluateScript: 'evaluate a script',
  'v8.compile': 'compile',
  TimerFire: 'timer',
  FireAnimationFrame: 'animation frame',
  FireIdleCallback: 'idle callback',
  EventDispatch: 'event',
  ParseHTML: 'parse HTML',
  UpdateLayoutTree: 'styles',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  MajorGC: 'collect garbage',
  MinorGC: 'collect garbage',
}

/** V8's own marks, which are no functions. */
const NO_FUNCTIONS = ['(root)', '(program)', '(idle)']

const toMs = (microseconds: number) => microseconds / 1000

const durationOf = ({ tdur, dur = 0 }: TraceEvent) => tdur ?? dur

const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`

/** The thread of a page that worked most. */
function findMainThread(events: readonly TraceEvent[]): string | undefined {
  const threads = new Map<string, number>()
  for (const event of events) {
    if (event.name === 'thread_name' && event.args?.name === 'CrRendererMain') {
      threads.set(threadOf(event), 0)
    }
  }
  for (const event of events) {
    const sum = event.name === 'RunTask' ? threads.get(threadOf(event)) : undefined
    if (sum !== undefined) threads.set(threadOf(event), sum + durationOf(event))
  }
  return [...threads].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}

/** The samples of the profile of a process, with their times. */
function readSamples(events: readonly TraceEvent[], pid: number) {
  const nodes = new Map<number, ProfileNode>()
  const samples: { ts: number; node: number }[] = []
  let ts = 0
  for (const { name, pid: from, args } of events) {
    if (from !== pid) continue
    if (name === 'Profile') ts = args?.data?.startTime ?? 0
    if (name !== 'ProfileChunk') continue
    const { cpuProfile, timeDeltas = [] } = args?.data ?? {}
    for (const node of cpuProfile?.nodes ?? []) nodes.set(node.id, node)
    for (const [index, node] of (cpuProfile?.samples ?? []).entries()) {
      ts += timeDeltas[index] ?? 0
      samples.push({ ts, node })
    }
  }
  return { samples, stackOf: createStackReader(nodes) }
}

function createStackReader(nodes: ReadonlyMap<number, ProfileNode>) {
  return (id: number): CallFrame[] => {
    const stack: CallFrame[] = []
    for (let node = nodes.get(id); node; node = nodes.get(node.parent ?? -1)) {
      if (!NO_FUNCTIONS.includes(node.callFrame.functionName)) stack.push(node.callFrame)
    }
    return stack
  }
}

function sumKinds(events: readonly TraceEvent[]): Task['kinds'] {
  const sums = new Map<string, number>()
  for (const event of events) {
    const kind = KINDS[event.name]
    if (kind === undefined) continue
    const label = kind === 'event' ? (event.args?.data?.type ?? kind) : kind
    sums.set(label, (sums.get(label) ?? 0) + toMs(durationOf(event)))
  }
  return [...sums]
    .map(([name, duration]) => ({ name, duration }))
    .toSorted((one, other) => other.duration - one.duration)
}

const PRESSES = ['pointerdown', 'keydown']

/** When the page first got a press, in microseconds of the trace's clock. */
export const findPress = (events: readonly TraceEvent[]): number | undefined =>
  events.find(({ args }) => PRESSES.includes(args?.data?.type ?? ''))?.ts

/**
 * The longest tasks of a page's main thread, the longest first; none when no page was traced.
 * @param from leaves out what ended before, in microseconds of the trace's clock
 */
export function readLongestTasks(
  events: readonly TraceEvent[],
  count: number,
  from = Number.NEGATIVE_INFINITY,
): Task[] {
  const thread = findMainThread(events)
  const own = events
    .filter((event) => threadOf(event) === thread && event.ph === 'X')
    .toSorted((one, other) => one.ts - other.ts)
  const [first] = own
  if (!first) return []
  const { samples, stackOf } = readSamples(events, first.pid)
  return own
    .filter(({ name, ts, dur = 0 }) => name === 'RunTask' && ts + dur > from)
    .toSorted((one, other) => durationOf(other) - durationOf(one))
    .slice(0, count)
    .map((task) => {
      const isWithin = ({ ts }: { ts: number }) => ts >= task.ts && ts < task.ts + (task.dur ?? 0)
      const duration = toMs(durationOf(task))
      const taken = samples.filter(isWithin)
      return {
        start: toMs(task.ts - first.ts),
        duration,
        kinds: sumKinds(own.filter((event) => event.name !== 'RunTask' && isWithin(event))),
        // Each stands for as much, since the profiler takes them at equal distances while the thread runs.
        samples: taken.map(({ node }) => ({
          stack: stackOf(node),
          duration: duration / taken.length,
        })),
      }
    })
}
