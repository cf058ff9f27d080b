import { SourceMap } from 'node:module'

import { explainTask } from './explain-task.ts'
import { findPress, readLongestTasks, type TraceEvent } from './main-thread.ts'
import { createNameFunction } from './source-names.ts'

describe('readLongestTasks', () => {
  const page = { pid: 7, tid: 1 }
  const other = { pid: 8, tid: 1 }
  const complete = (name: string, ts: number, dur: number, args: TraceEvent['args'] = {}) => ({
    ...page,
    name,
    ph: 'X',
    ts,
    dur,
    args,
  })
  const frame = (functionName: string) => ({ functionName, url: 'main.js' })
  const events: TraceEvent[] = [
    { ...other, name: 'thread_name', ph: 'M', ts: 0, args: { name: 'CrRendererMain' } },
    { ...page, name: 'thread_name', ph: 'M', ts: 0, args: { name: 'CrRendererMain' } },
    { ...page, tid: 2, name: 'RunTask', ph: 'X', ts: 1_000, dur: 90_000 },
    { ...other, name: 'RunTask', ph: 'X', ts: 1_000, dur: 400 },
    complete('RunTask', 1_000, 500),
    complete('RunTask', 10_000, 8_000),
    complete('TimerFire', 10_500, 5_000),
    complete('Layout', 16_000, 1_000),
    complete('Layout', 17_000, 500),
    { ...complete('RunTask', 30_000, 60_000), tdur: 20_000 },
    complete('EventDispatch', 30_000, 12_000, { data: { type: 'click' } }),
    { ...page, tid: 3, name: 'Profile', ph: 'P', ts: 0, args: { data: { startTime: 9_000 } } },
    {
      ...page,
      tid: 3,
      name: 'ProfileChunk',
      ph: 'P',
      ts: 0,
      args: {
        data: {
          cpuProfile: {
            nodes: [
              { id: 1, callFrame: frame('(root)') },
              { id: 2, parent: 1, callFrame: frame('start') },
              { id: 3, parent: 2, callFrame: frame('render') },
              { id: 4, parent: 1, callFrame: frame('(program)') },
            ],
            samples: [2, 3, 4],
          },
          // At 11, 12 and 15 ms.
          timeDeltas: [2_000, 1_000, 3_000],
        },
      },
    },
    {
      ...page,
      tid: 3,
      name: 'ProfileChunk',
      ph: 'P',
      ts: 0,
      args: { data: { cpuProfile: { samples: [3] }, timeDeltas: [16_000] } },
    },
  ]

  test('returns the longest tasks of the page’s main thread with the work in them', () => {
    const tasks = readLongestTasks(events, 2)
    expect(tasks.map(({ start, duration, kinds }) => ({ start, duration, kinds }))).toEqual([
      { start: 29, duration: 20, kinds: [{ name: 'click', duration: 12 }] },
      {
        start: 9,
        duration: 8,
        kinds: [
          { name: 'timer', duration: 5 },
          { name: 'layout', duration: 1.5 },
        ],
      },
    ])
  })

  test('gives each task the functions that ran in it, and how long', () => {
    const [longest, second] = readLongestTasks(events, 2)
    const names = (task = longest) =>
      task?.samples.map(({ stack, duration }) => [
        stack.map(({ functionName }) => functionName).join(),
        duration,
      ])
    expect(names(second)).toEqual([
      ['start', 8 / 3],
      ['render,start', 8 / 3],
      ['', 8 / 3],
    ])
    expect(names()).toEqual([['render,start', 20]])
  })

  test('leaves out what ended before a press', () => {
    const pressed = findPress([
      ...events,
      complete('EventDispatch', 20_000, 10, { data: { type: 'pointerdown' } }),
    ])
    expect(readLongestTasks(events, 5, pressed).map(({ duration }) => duration)).toEqual([20])
  })

  test('returns nothing when no page was traced', () => {
    expect(readLongestTasks([], 5)).toEqual([])
  })
})

describe('explainTask', () => {
  const stack = (...names: string[]) => names.map((functionName) => ({ functionName }))

  test('names the work, what called, and the functions with most time of their own', () => {
    const task = {
      start: 340.21,
      duration: 20,
      kinds: [
        { name: 'timer', duration: 15 },
        { name: 'layout', duration: 1 },
      ],
      samples: [
        { stack: stack('render', 'work'), duration: 9 },
        { stack: stack('commit', 'work'), duration: 4 },
        { stack: stack('small', 'work'), duration: 1 },
        { stack: [], duration: 2 },
      ],
    }
    expect(explainTask(task, ({ functionName }) => `${functionName}()`)).toBe(
      '  20.0 ms at 340.2 ms: timer 15.0 ms; called by work(); most in render() 9.0 ms, commit() 4.0 ms',
    )
  })

  test('says so when the trace names nothing', () => {
    const task = { start: 0, duration: 3, kinds: [], samples: [] }
    expect(explainTask(task, () => 'never')).toBe(
      '   3.0 ms at 0.0 ms: nothing that the trace names',
    )
  })
})

describe('createNameFunction', () => {
  /** Of `function a(){}` in the first column: `renderPage` in line 5 of a source. */
  const createMap = (source: string) =>
    new SourceMap({
      file: 'main.0123456789.js',
      version: 3,
      sources: [source],
      sourcesContent: [''],
      names: ['renderPage'],
      mappings: 'AAIAA',
      sourceRoot: '',
    })
  const frame = {
    functionName: 'a',
    url: 'http://localhost:3000/shell/1.0.0/main.0123456789.js',
    lineNumber: 0,
    columnNumber: 10,
  }

  test.each([
    ['webpack://shell/./src/startup/start.tsx', 'renderPage (src/startup/start.tsx:5)'],
    ['webpack://shell/../shared/ui/src/a.ts', 'renderPage (shared/ui/src/a.ts:5)'],
    ['webpack://shell/../node_modules/x/node_modules/y/z.js', 'renderPage (y/z.js:5)'],
  ])('names a function as its source does, in %s', (source, name) => {
    const maps = new Map([['main.0123456789.js', createMap(source)]])
    expect(createNameFunction(maps)(frame)).toBe(name)
  })

  test('names the script where its map is not known', () => {
    const nameFunction = createNameFunction(new Map())
    expect(nameFunction(frame)).toBe('a (main.0123456789.js)')
    expect(nameFunction({ ...frame, functionName: '' })).toBe('module (main.0123456789.js)')
    expect(nameFunction({ functionName: '(garbage collector)' })).toBe('(garbage collector)')
  })
})
