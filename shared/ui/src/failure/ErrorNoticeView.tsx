import { type ErrorNoticeProps, type FailureKind, toFailure } from '@shop/kernel'
import CloudOff from 'lucide-react/icons/cloud-off'
import Hourglass from 'lucide-react/icons/hourglass'
import SearchX from 'lucide-react/icons/search-x'
import Unplug from 'lucide-react/icons/unplug'
import type { ReactElement } from 'react'

import { Button } from '../button/Button.tsx'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { Stack } from '../layout/Stack.tsx'
import { useT } from './messages.ts'
import { useRetryOnline } from './useRetryOnline.ts'

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

/** Shown in place of content that failed to load, with the server's message if there is one. */
export function ErrorNoticeView({ error, onRetry, busy, page, actions, ...own }: ErrorNoticeProps) {
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
