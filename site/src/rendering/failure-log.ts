import { LRUCache } from 'lru-cache'

const REPEATED_MS = 60_000

/**
 * Creates a log that does not repeat itself for a minute.
 * @param write receives a line for whoever runs the site
 * @returns writes `line`, unless one about the same `subject` was written within the last minute
 */
export function createFailureLog(write: (line: string) => void) {
  const written = new LRUCache<string, true>({ max: 500, ttl: REPEATED_MS, perf: Date })
  return (subject: string, line: string) => {
    if (written.has(subject)) return
    written.set(subject, true)
    write(line)
  }
}
