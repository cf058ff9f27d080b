/** The used parts of the report of `npm audit --json`. */
interface AuditReport {
  message?: string
  metadata?: {
    vulnerabilities: { low: number; moderate: number; high: number; critical: number }
  }
}

interface AuditSummary {
  /** False when the registry could not be asked. */
  isAsked: boolean
  /** How many vulnerabilities must be mended before anything is released. */
  severe: number
  sentence: string
}

function parseReport(output: string): AuditReport {
  try {
    return JSON.parse(output) as AuditReport
  } catch {
    return {}
  }
}

/** Reads the output of `npm audit --json`. Without a network nothing is known, which is no failure of the sources. */
export function summarizeAudit(output: string): AuditSummary {
  const { metadata, message = 'npm gave no report' } = parseReport(output)
  if (!metadata) {
    const sentence = `NOT CHECKED: the registry could not be asked for vulnerabilities (${message}).`
    return { isAsked: false, severe: 0, sentence }
  }
  const { low, moderate, high, critical } = metadata.vulnerabilities
  const severe = high + critical
  const sentence = `Vulnerabilities of what visitors and servers run: ${severe} severe, ${low + moderate} others.`
  return { isAsked: true, severe, sentence }
}
