import path from 'node:path'

/** How a fault gets out. Each is a function's body; `FAULT` is the expression that throws. */
const WAYS = {
  render: 'return renderPage(() => { FAULT })',
  'render below a component': 'return renderPage(() => h(() => { FAULT }))',
  effect: 'return renderPage(() => { useEffect(() => { FAULT }, []); return null })',
  'layout effect': 'return renderPage(() => { useLayoutEffect(() => { FAULT }); return null })',
  memo: 'return renderPage(() => { useMemo(() => { FAULT }, []); return null })',
  'event handler': 'return clickButton(() => { FAULT })',
  promise: 'return Promise.resolve().then(() => { FAULT })',
  'async function': 'await null; FAULT',
  timer:
    'return new Promise((_, reject) => setTimeout(() => { try { FAULT } catch (error) { reject(error) } }))',
  loader: 'return Promise.all([loader()]); async function loader() { await null; FAULT }',
  'array method': 'return [1].map(() => { FAULT })',
  class: 'class Cart { total() { FAULT } }; return new Cart().total()',
  getter: 'const cart = { get total() { FAULT } }; return cart.total',
} as const

const EXPRESSIONS = [
  "throw new Error('fault ' + count)",
  'void (empty as { price: { amount: number } }).price.amount',
  '(empty as { open: () => void }).open()',
  'schema.parse({ price: count })',
  "JSON.parse('{' + count)",
  'for (const item of empty as unknown as string[]) void item',
  "new URL('nowhere' + count)",
]

/** Texts before the fault in its line: columns count UTF-16 units, not characters. */
const PREFIXES = ['', "void 'مرحبا بالعالم'; ", "void '🙂👩‍👩‍👧🇴🇲'; ", "void 'é'; void 'ﷺ'; "]

interface Fault {
  title: string
  /** Path from the root of the repository. */
  file: string
  line: number
}

/** The two packages that the faults lie in. */
const FOLDERS = ['mfe-faults/src', 'shared/ui/src']

function createFault(index: number) {
  const ways = Object.entries(WAYS)
  const [way = '', template = ''] = ways[index % ways.length] ?? []
  const expression = EXPRESSIONS[index % EXPRESSIONS.length] ?? ''
  const prefix = PREFIXES[index % PREFIXES.length] ?? ''
  const file = path.posix.join(FOLDERS[index % FOLDERS.length] ?? '', `faults/fault-${index}.ts`)
  const [before = '', after = ''] = template.split('FAULT')
  const lines = [
    "import { clickButton, h, renderPage, schema, useEffect, useLayoutEffect, useMemo } from 'fault-tools'",
    ...Array.from({ length: index % 5 }, (_, at) => `/** نص ${at} 🙂 */`),
    `interface Named${index} { name: string }`,
    `export async function run${index}(empty: Partial<Named${index}>, count: number): Promise<unknown> {`,
    '  if (count > 1_000) console.log(clickButton, h, renderPage, schema, useEffect, useLayoutEffect, useMemo)',
    `  ${before}`,
    `    ${prefix}${expression}`,
    `  ${after}`,
    '}',
  ]
  const fault: Fault = {
    title: `${way}: ${prefix}${expression}`,
    file,
    line: lines.findIndex((line) => line.includes(expression)) + 1,
  }
  return { fault, text: lines.join('\n') }
}

/** The faults run in React and zod, as a page has them. */
const TOOLS = `import { createElement, useEffect, useLayoutEffect, useMemo } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'

export { createElement as h, useEffect, useLayoutEffect, useMemo }
export const schema = z.object({ price: z.string() })

export function renderPage(component: () => unknown): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const root = createRoot(document.createElement('div'), { onUncaughtError: reject })
    flushSync(() => root.render(createElement(component as never)))
    setTimeout(resolve, 50)
  })
}

export function clickButton(onClick: () => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const place = document.body.appendChild(document.createElement('div'))
    window.addEventListener('error', ({ error }) => reject(error), { once: true })
    flushSync(() => createRoot(place).render(createElement('button', { onClick })))
    place.querySelector('button')?.click()
    setTimeout(resolve, 50)
  })
}
`

/**
 * The sources of a repository with a remote and a package, in which each fault throws in a line that is known.
 * @returns `mfe-faults/src/main.ts` sets `globalThis.faults`, functions by the index of the fault
 */
export function createFaults(count: number): { faults: Fault[]; files: Record<string, string> } {
  const created = Array.from({ length: count }, (_, index) => createFault(index))
  const imports = created.map(({ fault: { file } }, index) => {
    const request = path.posix.relative('mfe-faults/src', file)
    return `import { run${index} } from './${request}'`
  })
  const names = created.map((_, index) => `run${index}`)
  return {
    faults: created.map(({ fault }) => fault),
    files: {
      'mfe-faults/package.json': '{"name":"mfe-faults"}',
      'shared/ui/package.json': '{"name":"@shop/ui"}',
      'mfe-faults/src/fault-tools.ts': TOOLS,
      'mfe-faults/src/main.ts': [
        ...imports,
        `globalThis.faults = [${names.join(', ')}].map((run) => () => run({}, 7))`,
      ].join('\n'),
      ...Object.fromEntries(created.map(({ fault, text }) => [fault.file, text])),
    },
  }
}
