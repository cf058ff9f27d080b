import { ConfigError } from '@shop/kernel/config'
import { ErrorNotice } from '@shop/ui/feedback/ErrorNotice.tsx'

interface StartFailureProps {
  error: unknown
  onRetry: () => void
}

/** Shown in place of a remote that cannot be started; lists each invalid value of the configuration. */
export function StartFailure({ error, onRetry }: StartFailureProps) {
  if (!(error instanceof ConfigError)) return <ErrorNotice error={error} page onRetry={onRetry} />
  return (
    <pre dir="ltr" translate="no">
      {error.problems.join('\n')}
    </pre>
  )
}
