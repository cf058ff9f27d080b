import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { parser } from '@prometheus-io/lezer-promql'
import { readEnvironment } from 'backend/env.ts'
import { watchDatabase } from 'backend/monitoring/watch-database.ts'
import { start } from 'backend/start.ts'
import getPort from 'get-port'
import { createLog } from 'monitoring/log.ts'
import { createMetrics } from 'monitoring/metrics.ts'
import { measureDisk } from 'monitoring/readiness.ts'
import { createMonitorServer } from 'monitoring/start-monitor.ts'
import { measureMirror } from 'site/mirror/open-mirror.ts'
import { serveRendered } from 'site/testing/rendered-site.ts'
import { repositoryRoot } from 'workspace/workspace.ts'
import { parse } from 'yaml'

/** The metric and labels that an expression of PromQL asks for. */
interface UsedMetrics {
  names: string[]
  /** Labels that it selects or groups by. */
  labels: string[]
}

/** Grafana's, and Prometheus' own. */
const INTERVAL = '$__rate_interval'
const OWN_NAMES = ['up']

/** Finds what an expression asks for. @throws Error when it is no PromQL */
function findUsedMetrics(expression: string): UsedMetrics {
  const text = expression.replaceAll(INTERVAL, '5m')
  const names = new Set<string>()
  const labels = new Set<string>()
  parser.parse(text).iterate({
    enter({ name, type, from, to }) {
      const part = text.slice(from, to)
      if (type.isError) throw new Error(`${expression} is no PromQL at ${from}`)
      if (name === 'Identifier' && !OWN_NAMES.includes(part)) names.add(part)
      if (name === 'LabelName') labels.add(part)
    },
  })
  return { names: [...names], labels: [...labels] }
}

/** Added by Prometheus. */
const TARGET_LABELS = ['job', 'instance']

/** Reads what `/metrics` answers: the labels of each series, by its name. */
function readSeries(text: string): Map<string, Set<string>> {
  const series = new Map<string, Set<string>>()
  for (const line of text.split('\n')) {
    const declared = /^# TYPE (\S+)/.exec(line)?.[1]
    const [, name = declared, labels = ''] = /^([a-z_]+)(?:\{(.*)\})? /.exec(line) ?? []
    if (name === undefined) continue
    const known = series.get(name) ?? new Set(TARGET_LABELS)
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label)
    series.set(name, known)
  }
  return series
}

const read = (file: string) => readFileSync(path.join(repositoryRoot, file), 'utf8')

interface Rule {
  alert: string
  expr: string
  annotations: { summary: string; runbook_url: string }
}

const { groups } = parse(read('deploy/prometheus/alerts.yaml')) as { groups: { rules: Rule[] }[] }
const alerts = groups.flatMap(({ rules }) => rules)

interface Panel {
  title: string
  targets?: { expr: string; legendFormat: string }[]
}

const { panels } = JSON.parse(read('deploy/grafana/storefront.json')) as { panels: Panel[] }
const queries = panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr, legendFormat }) => ({ title, expr, text: legendFormat })),
)

/** Returns the site's metrics after a page that is rendered and one that cannot be. */
async function useSite(): Promise<string> {
  const metrics = createMetrics()
  const builds = {
    'mfe-good': 'exports.routes = () => "Good"',
    'mfe-bad': 'exports.routes = () => { throw new Error("Bad") }',
  }
  const { get, folder } = await serveRendered(builds, undefined, { metrics })
  for (const url of ['/good', '/bad/1', '/bad/2', '/bad/3']) await get(url)
  measureDisk(metrics, folder)
  const monitor = createMonitorServer({ metrics, checks: { disk: async () => {} } })
  return (await monitor.inject('/metrics')).body
}

/** Returns the backend's metrics after a reported failure. */
async function useBackend(): Promise<string> {
  const [port, monitorPort] = [await getPort(), await getPort()]
  const env = readEnvironment(
    {
      BACKEND_PORT: String(port),
      BACKEND_MONITOR_PORT: String(monitorPort),
      DATA_DIR: mkdtempSync(path.join(tmpdir(), 'shop-watching-')),
      // A site on this machine would not know the version that is reported on.
      SITE_URL: 'http://localhost:2',
    },
    repositoryRoot,
  )
  const stop = await start(env, createLog({ service: 'backend', ...env.log }))
  const failure = { remote: 'mfe-agents', version: '1', phase: 'load', message: '', page: '/' }
  await fetch(`http://localhost:${port}/api/v1.0/failure-reports`, {
    method: 'POST',
    body: JSON.stringify([failure]),
  })
  const answer = await (await fetch(`http://localhost:${monitorPort}/metrics`)).text()
  await stop()
  return answer
}

/** Metrics of a backend on PostgreSQL and of a site with a release store alone. */
async function useOthers(): Promise<string> {
  const metrics = createMetrics()
  const log = createLog({ service: 'backend', level: 'warn', format: 'text' })
  const { onPool } = watchDatabase({ metrics, log, slowQueryMs: 500 })
  onPool(() => ({ total: 3, idle: 1, waiting: 0 }))
  measureMirror(metrics, { getAgeSeconds: () => 1, getRevision: () => 1 })
  return metrics.metrics()
}

let series: Map<string, Set<string>>
beforeAll(async () => {
  const answers = [await useSite(), await useBackend(), await useOthers()]
  series = readSeries(answers.join('\n'))
})

const expressions = [
  ...queries,
  ...alerts.map(({ alert, expr, annotations }) => ({
    title: alert,
    expr,
    text: annotations.summary.replaceAll('$labels.', ''),
  })),
]

test.each(expressions)('$title: $expr asks for what there is', ({ expr, text }) => {
  const { names, labels } = findUsedMetrics(expr)
  expect(names.filter((name) => !series.has(name))).toEqual([])
  const known = new Set(
    ['job', 'instance', 'le'].concat(...names.map((name) => [...(series.get(name) ?? [])])),
  )
  const named = [...text.matchAll(/\{\{ ?([a-z_]+) ?\}\}/g)].map(([, label = '']) => label)
  expect([...labels, ...named].filter((label) => !known.has(label))).toEqual([])
})

test('findUsedMetrics rejects what is no PromQL', () => {
  expect(() => findUsedMetrics('sum(')).toThrow('is no PromQL')
})

test('each alert has its part of the runbook, and each part its alerts', () => {
  const headings = [...read('docs/runbook.md').matchAll(/^## (.+)$/gm)].map(([, heading = '']) =>
    heading.toLowerCase().replaceAll(' ', '-'),
  )
  const named = alerts.map(
    ({ annotations }) => annotations.runbook_url.split('docs/runbook.md#')[1],
  )
  expect([...new Set(named)].toSorted()).toEqual(headings.toSorted())
  const text = read('docs/runbook.md')
  expect(alerts.filter(({ alert }) => !text.includes(`\`${alert}\``))).toEqual([])
})
