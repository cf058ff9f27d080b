import { useRouteError } from '@shop/router'
import { Button } from '@shop/ui/button/Button.tsx'
import { EmptyState } from '@shop/ui/feedback/EmptyState.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { useRetryRoute } from '@shop/ui/page/useRetryRoute.ts'
import Unplug from 'lucide-react/icons/unplug'
import { useEffect } from 'react'

import { useT } from '../messages.ts'

/** Shown in place of a remote's page that failed to load or threw. */
export function RegionError() {
  const t = useT()
  const error = useRouteError()
  const { retrying, retry } = useRetryRoute()

  useEffect(() => console.warn(error), [error])

  return (
    <Container>
      <PageMeta title={t('region.failedTitle')} noindex />
      <div role="alert">
        <EmptyState
          icon={<Unplug />}
          title={t('region.failedTitle')}
          text={t('region.failedText')}
          action={
            <Button busy={retrying} onClick={() => void retry()}>
              {t('region.tryAgain')}
            </Button>
          }
        />
      </div>
    </Container>
  )
}
