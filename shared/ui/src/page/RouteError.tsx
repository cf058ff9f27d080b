import { useRouteError } from '@shop/router'

import { ErrorLinks } from '../failure/ErrorLinks.tsx'
import { useRetryRoute } from '../failure/useRetryRoute.ts'
import { ErrorNotice } from '../feedback/ErrorNotice.tsx'
import { Container } from '../layout/Container.tsx'

/** Error boundary of a route: its code, its loader or its rendering failed. */
export function RouteError() {
  const error = useRouteError()
  const { retrying, retry } = useRetryRoute()
  return (
    <Container>
      <ErrorNotice error={error} page busy={retrying} onRetry={retry} actions={<ErrorLinks />} />
    </Container>
  )
}
