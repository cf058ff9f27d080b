import type { Profile } from '@shop/contracts/wire/user.ts'
import { ResponseValidationError, serverMessage } from '@shop/kernel/http'
import { Button } from '@shop/ui/button/Button.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import type { UseQueryResult } from '@tanstack/react-query'

import { useT } from '../messages.generated.ts'

/** Why the profile could not be loaded: the server's message, else the error's own. */
export function ProfileError({ query }: { query: UseQueryResult<Profile> }) {
  const t = useT()
  const { error, isFetching, refetch } = query
  if (!error) return null
  // The message of this one is for developers.
  const ownMessage =
    error instanceof ResponseValidationError ? t('profile.unreadable') : error.message
  return (
    <Stack $gap="3" $align="start">
      <Notice kind="danger" role="alert">
        <span dir="auto">{serverMessage(error) ?? ownMessage}</span>
      </Notice>
      <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
        {t('checkout.retry')}
      </Button>
    </Stack>
  )
}
