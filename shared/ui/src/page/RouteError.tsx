import { useRevalidator, useRouteError } from '@shop/router'

import { ErrorNotice } from '../feedback/ErrorNotice.tsx'
import { Container } from '../layout/Container.tsx'

/** What a route shows in its place when its code, its data or its rendering fails. */
export function RouteError() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  return (
    <Container>
      <ErrorNotice error={error} onRetry={() => void revalidate()} />
    </Container>
  )
}
