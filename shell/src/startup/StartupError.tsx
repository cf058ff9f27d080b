import { ConfigError } from '@shop/kernel/config'
import { ErrorNotice } from '@shop/ui/feedback/ErrorNotice.tsx'

import { useT } from './messages.ts'

/** Replaces the page when startup fails; lists each invalid value of the configuration. */
export function StartupError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useT()
  const problems = error instanceof ConfigError ? error.problems : undefined
  return (
    <main>
      <ErrorNotice
        error={error}
        page
        title={t('startup.failedTitle')}
        text={problems ? t('startup.config') : t('startup.failedText')}
        onRetry={onRetry}
      />
      {problems && (
        <pre dir="ltr" translate="no">
          {problems.join('\n')}
        </pre>
      )}
    </main>
  )
}
