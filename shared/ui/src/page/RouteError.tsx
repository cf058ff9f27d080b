import { useRouteError } from '@shop/router'

import { ErrorNotice } from '../feedback/ErrorNotice.tsx'
import { Container } from '../layout/Container.tsx'
import { useRetryRoute } from './useRetryRoute.ts'

/** What a route shows in its place when its code, its data or its rendering fails. */
export function RouteError() {
  const error = useRouteError()
  const { retry } = useRetryRoute()
  return (
    <Container>
      <ErrorNotice error={error} onRetry={() => void retry()} />
    </Container>
  )
}
