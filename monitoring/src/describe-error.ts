/** Causes of causes beyond that say nothing new. */
const MAX_CAUSES = 5

/** Names of what failed that are neither secret nor personal. */
const KEYS = ['code', 'statusCode', 'requestId'] as const

interface DescribedError {
  type: string
  message: string
  stack?: string | undefined
  cause?: DescribedError
  [key: string]: unknown
}

/** Serialises an error with its causes. Of its other properties only names are kept: drivers put whole rows there. */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  const { name, message, stack, cause } = error
  const properties = error as Partial<Record<(typeof KEYS)[number], unknown>>
  const known = KEYS.map((key) => [key, properties[key]] as const).filter(([, value]) =>
    ['string', 'number'].includes(typeof value),
  )
  // Node wraps refused connections, one per address.
  const [first] = error instanceof AggregateError ? (error.errors as unknown[]) : []
  const inner = cause ?? first
  return {
    type: name,
    message,
    ...Object.fromEntries(known),
    stack,
    ...(inner != null && depth < MAX_CAUSES && { cause: describeError(inner, depth + 1) }),
  }
}
