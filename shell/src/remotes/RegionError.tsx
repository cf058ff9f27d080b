import { useRouteError } from '@shop/router'
import { ErrorLinks } from '@shop/ui/failure/ErrorLinks.tsx'
import { useT } from '@shop/ui/failure/messages.ts'
import { useRetryRoute } from '@shop/ui/failure/useRetryRoute.ts'
import { ErrorNotice } from '@shop/ui/feedback/ErrorNotice.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { useEffect } from 'react'

/** Shown in place of a remote's page that failed to load or threw. */
export function RegionError() {
  const t = useT()
  const error = useRouteError()
  const { retrying, retry } = useRetryRoute()

  useEffect(() => console.warn(error), [error])

  return (
    <Container>
      <PageMeta title={t('failure.remote.title')} noindex />
      <ErrorNotice
        error={error}
        page
        title={t('failure.remote.title')}
        text={t('failure.remote.text')}
        busy={retrying}
        onRetry={retry}
        actions={<ErrorLinks />}
      />
    </Container>
  )
}
