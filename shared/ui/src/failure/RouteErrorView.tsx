import { useRouteError } from '@shop/router'

import { Container } from '../layout/Container.tsx'
import { ErrorLinks } from './ErrorLinks.tsx'
import { ErrorNoticeView } from './ErrorNoticeView.tsx'
import { useRetryRoute } from './useRetryRoute.ts'

/** Error boundary of a route: its code, its loader or its rendering failed. */
export function RouteErrorView() {
  const error = useRouteError()
  const { retrying, retry } = useRetryRoute()
  return (
    <Container>
      <ErrorNoticeView
        error={error}
        page
        busy={retrying}
        onRetry={retry}
        actions={<ErrorLinks />}
      />
    </Container>
  )
}
