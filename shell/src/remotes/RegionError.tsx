import { useRouteError } from '@shop/router'
import { ErrorNotice } from '@shop/ui/feedback/ErrorNotice.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { useT } from '@shop/ui/messages.ts'
import { ErrorLinks } from '@shop/ui/page/ErrorLinks.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { useRetryRoute } from '@shop/ui/page/useRetryRoute.ts'
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
