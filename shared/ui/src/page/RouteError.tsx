import { useRouteError } from '@shop/router'

import { ErrorNotice } from '../feedback/ErrorNotice.tsx'
import { Container } from '../layout/Container.tsx'
import { useRetryRoute } from './useRetryRoute.ts'

/** Error boundary of a route: its code, its loader or its rendering failed. */
export function RouteError() {
  const error = useRouteError()
  const { retry } = useRetryRoute()
  return (
    <Container>
      <ErrorNotice error={error} onRetry={() => void retry()} />
    </Container>
  )
}
