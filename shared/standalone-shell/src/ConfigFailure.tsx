import { ConfigError } from '@shop/kernel'
import { ErrorNotice } from '@shop/ui/feedback/ErrorNotice.tsx'

interface ConfigFailureProps {
  error: unknown
  onRetry: () => void
}

/** Shown in place of the remote when there is no usable configuration; lists each invalid value. */
export function ConfigFailure({ error, onRetry }: ConfigFailureProps) {
  if (!(error instanceof ConfigError)) return <ErrorNotice error={error} page onRetry={onRetry} />
  return (
    <pre dir="ltr" translate="no">
      {error.problems.join('\n')}
    </pre>
  )
}
