import { type FailureKind, toFailure } from '@shop/kernel'
import CloudOff from 'lucide-react/icons/cloud-off'
import Hourglass from 'lucide-react/icons/hourglass'
import SearchX from 'lucide-react/icons/search-x'
import Unplug from 'lucide-react/icons/unplug'
import type { ReactElement } from 'react'

import { Button } from '../button/Button.tsx'
import { useT } from '../messages.ts'
import { EmptyState } from './EmptyState.tsx'

interface ErrorNoticeProps {
  error: unknown
  /** Called by the retry button; no button without it. */
  onRetry?: (() => void) | undefined
}

const icons: Record<FailureKind, ReactElement> = {
  offline: <CloudOff />,
  timeout: <Hourglass />,
  notFound: <SearchX />,
  server: <Unplug />,
  shape: <Unplug />,
  unknown: <Unplug />,
}

/** Shown in place of content that failed to load, with the server's message if there is one. */
export function ErrorNotice({ error, onRetry }: ErrorNoticeProps) {
  const t = useT()
  const { kind, message } = toFailure(error)
  return (
    <div role="alert">
      <EmptyState
        icon={icons[kind]}
        title={t(`failure.${kind}.title`)}
        text={message ?? t(`failure.${kind}.text`)}
        action={
          onRetry && (
            <Button variant="secondary" onClick={onRetry}>
              {t('failure.retry')}
            </Button>
          )
        }
      />
    </div>
  )
}
