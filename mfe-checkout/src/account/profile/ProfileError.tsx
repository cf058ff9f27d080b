import type { Profile } from '@shop/contracts/user.ts'
import { serverMessage } from '@shop/kernel'
import { Button } from '@shop/ui/button/Button.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import type { UseQueryResult } from '@tanstack/react-query'

import { useT } from '../messages.ts'

/** Shows the server's message where it sent one. */
export function ProfileError({ query }: { query: UseQueryResult<Profile> }) {
  const t = useT()
  const { error, isFetching, refetch } = query
  if (!error) return null
  return (
    <Stack $gap="3" $align="start">
      <Notice kind="danger" role="alert">
        <span dir="auto">{serverMessage(error) ?? error.message}</span>
      </Notice>
      <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
        {t('profile.retry')}
      </Button>
    </Stack>
  )
}
