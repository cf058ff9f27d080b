/** Errors of the SDK and of the network. */
interface Failure {
  name?: string
  code?: string
  message?: string
  $metadata?: { httpStatusCode?: number }
}

const NETWORK: Record<string, string> = {
  ECONNREFUSED: 'refuses connections',
  ENOTFOUND: 'is not found by its name',
  EAI_AGAIN: 'is not found by its name',
  ECONNRESET: 'cuts connections',
  EPIPE: 'cuts connections',
}

const REASONS: Record<string, string> = {
  TimeoutError: 'does not answer',
  NoSuchBucket: 'has no such bucket',
  AccessDenied: 'refuses the credentials (AccessDenied)',
  CredentialsProviderError:
    'needs credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or files by their variables with _FILE',
}

export const statusOf = (error: unknown): number | undefined =>
  (error as Failure).$metadata?.httpStatusCode

/** Says what is wrong with the storage, to follow its address. */
export function describeFailure(error: unknown): string {
  const { name = '', code = '', message = '' } = error as Failure
  const status = statusOf(error)
  if (/aborted|socket hang up/.test(message)) return NETWORK.ECONNRESET ?? ''
  // The SDK calls what the network says a time-out, too.
  const known = NETWORK[code] ?? REASONS[name]
  if (known !== undefined) return known
  if (status === 403) return `refuses the credentials (${name})`
  if (status !== undefined && status >= 500) return `fails (${name || 'status'} ${status})`
  return `cannot be used: ${message || name}`
}
