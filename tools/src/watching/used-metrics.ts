import { parser } from '@prometheus-io/lezer-promql'

/** The metric and labels that an expression of PromQL asks for. */
export interface UsedMetrics {
  names: string[]
  /** Labels that it selects or groups by. */
  labels: string[]
}

/** Grafana's, and Prometheus' own. */
const INTERVAL = '$__rate_interval'
const OWN_NAMES = ['up']

/** Finds what an expression asks for. @throws Error when it is no PromQL */
export function findUsedMetrics(expression: string): UsedMetrics {
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
export function readSeries(text: string): Map<string, Set<string>> {
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
