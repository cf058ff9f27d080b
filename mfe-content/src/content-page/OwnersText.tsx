import { ErrorNotice } from '@shop/ui/feedback/ErrorNotice.tsx'
import { Loading } from '@shop/ui/feedback/Loading.tsx'
import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import type { ReactNode } from 'react'

interface OwnersTextProps<Text> {
  /** Of the query that loads it. */
  state: { data: Text | null | undefined; error: Error | null; refetch: () => Promise<unknown> }
  children: (text: Text) => ReactNode
}

/** What an owner has written, or the state of its loading. */
export function OwnersText<Text>({
  state: { data, error, refetch },
  children,
}: OwnersTextProps<Text>) {
  if (data) return children(data)
  return (
    <Container>
      {error ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <Skeleton height="24rem" shape="l" />
        </Loading>
      )}
    </Container>
  )
}
