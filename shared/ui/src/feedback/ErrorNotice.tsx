import { type FailureKind, toFailure } from '@shop/kernel/http'
import CloudOff from 'lucide-react/icons/cloud-off'
import Hourglass from 'lucide-react/icons/hourglass'
import SearchX from 'lucide-react/icons/search-x'
import Unplug from 'lucide-react/icons/unplug'
import { type ReactElement, type ReactNode, useEffect } from 'react'

import { Button } from '../button/Button.tsx'
import { useT } from '../failure/messages.ts'
import { Stack } from '../layout/Stack.tsx'
import { EmptyState } from './EmptyState.tsx'

const icons: Record<FailureKind, ReactElement> = {
  offline: <CloudOff />,
  unreachable: <CloudOff />,
  timeout: <Hourglass />,
  notFound: <SearchX />,
  server: <Unplug />,
  shape: <Unplug />,
  missing: <Unplug />,
  remote: <Unplug />,
  unknown: <Unplug />,
}

const NETWORK_KINDS: FailureKind[] = ['offline', 'unreachable', 'timeout']

interface ErrorNoticeProps {
  error: unknown
  /** Called by the retry button, and when the browser is online again; no button without it. */
  onRetry?: (() => unknown) | undefined
  /** True if a retry is under way. */
  busy?: boolean
  /** Stands for the whole page, so that the retry is its main action. */
  page?: boolean
  /** Replace the explanation of an error that is neither the connection's nor a time-out. */
  title?: string
  text?: string
  /** Links beside the retry button. */
  actions?: ReactNode
}

/** Shown in place of content that failed to load, with the server's message if there is one. */
export function ErrorNotice({ error, onRetry, busy, page, actions, ...own }: ErrorNoticeProps) {
  const t = useT()
  const { kind, message } = toFailure(error)
  const { title, text } = NETWORK_KINDS.includes(kind) ? {} : own
  const isConnection = kind === 'offline' || kind === 'unreachable'
  useRetryOnline(isConnection ? onRetry : undefined)
  return (
    <div role="alert">
      <EmptyState
        icon={icons[kind]}
        title={title ?? t(`failure.${kind}.title`)}
        text={text ?? message ?? t(`failure.${kind}.text`)}
        action={
          (onRetry || actions) && (
            <Stack $row $gap="3" $justify="center">
              {onRetry && (
                <Button
                  variant={page ? 'primary' : 'secondary'}
                  busy={busy ?? false}
                  onClick={() => void onRetry()}
                >
                  {t('failure.retry')}
                </Button>
              )}
              {actions}
            </Stack>
          )
        }
      />
    </div>
  )
}

/** Calls `retry` when the browser is connected again. */
function useRetryOnline(retry: (() => void) | undefined): void {
  useEffect(() => {
    if (!retry) return
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [retry])
}
