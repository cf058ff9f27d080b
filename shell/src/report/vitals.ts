import type { VitalName, VitalReport } from '@shop/contracts/browser/web-vitals.ts'
import { type MetricType, onCLS, onINP, onLCP } from 'web-vitals'

export type VisitedPage = Pick<VitalReport, 'remote' | 'version' | 'page'>

const isVital = (name: string): name is VitalName => name !== 'FCP' && name !== 'TTFB'

/**
 * Measures the page that a visit begins with; what the library measures after another page was opened belongs to neither.
 * @param findPage the current page; undefined of one that is not known
 * @returns takes what was measured so far, once: later values would count the page load twice
 */
export function measureVitals(findPage: () => VisitedPage | undefined): () => VitalReport[] {
  const landed = findPage()
  const values = new Map<VitalName, number>()
  if (!landed) return () => []
  const record = ({ name, value }: MetricType) => {
    const page = findPage()
    if (isVital(name) && page?.page === landed.page) values.set(name, value)
  }
  for (const onVital of [onLCP, onINP, onCLS]) onVital(record, { reportAllChanges: true })
  let isTaken = false
  return () => {
    if (isTaken || values.size === 0) return []
    isTaken = true
    return [...values].map(([vital, value]) => ({ ...landed, vital, value }))
  }
}
