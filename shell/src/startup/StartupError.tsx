import { ConfigError } from '@shop/kernel'
import { Button } from '@shop/ui/button/Button.tsx'
import { EmptyState } from '@shop/ui/feedback/EmptyState.tsx'
import ServerOff from 'lucide-react/icons/server-off'

import { useT } from './messages.ts'

/** Replaces the page when startup fails; lists each invalid value of the configuration. */
export function StartupError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useT()
  const config = error instanceof ConfigError
  return (
    <main role="alert">
      <EmptyState
        icon={<ServerOff />}
        title={t('startup.failedTitle')}
        text={config ? t('startup.config') : t('startup.failedText')}
        action={<Button onClick={onRetry}>{t('startup.tryAgain')}</Button>}
      />
      {config && (
        <pre dir="ltr" translate="no">
          {error.problems.join('\n')}
        </pre>
      )}
    </main>
  )
}
