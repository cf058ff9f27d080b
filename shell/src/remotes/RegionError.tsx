import { useRouteError } from '@shop/router'
import { ErrorNotice } from '@shop/ui/feedback/ErrorNotice.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { ErrorLinks } from '@shop/ui/page/ErrorLinks.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { useRetryRoute } from '@shop/ui/page/useRetryRoute.ts'
import { useEffect } from 'react'

import { useT } from '../messages.ts'
import { RemoteLoadError } from './patch-routes.ts'

/** Shown in place of a remote's page that failed to load or threw. */
export function RegionError() {
  const t = useT()
  const error = useRouteError()
  const { retrying, retry } = useRetryRoute()

  useEffect(() => console.warn(error), [error])

  return (
    <Container>
      <PageMeta title={t('region.failedTitle')} noindex />
      <ErrorNotice
        error={error instanceof RemoteLoadError ? error.cause : error}
        page
        title={t('region.failedTitle')}
        text={t('region.failedText')}
        busy={retrying}
        onRetry={retry}
        actions={<ErrorLinks />}
      />
    </Container>
  )
}
