import { profileQuery } from '@shop/kernel/session'
import { ErrorNotice } from '@shop/ui/feedback/ErrorNotice.tsx'
import { useQuery } from '@tanstack/react-query'

import { ProfileError } from '../../profile/ProfileError.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { EmailForm } from './EmailForm.tsx'
import { OwnPasswordForm } from './OwnPasswordForm.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { detailsQuery } from './settings.api.ts'
import { SettingsSkeleton } from './SettingsSkeleton.tsx'

/** The forms of a member whose backend keeps all that they say. */
export function OwnSettings({ userId }: { userId: string }) {
  const profile = useQuery(profileQuery(userId))
  const details = useQuery(detailsQuery(userId))
  if (profile.data && details.data) {
    const { email } = profile.data
    return (
      <>
        <ProfileForm profile={profile.data} details={details.data} />
        <EmailForm email={email} />
        <OwnPasswordForm email={email} />
        <DeleteAccount profile={profile.data} />
      </>
    )
  }
  if (profile.error) return <ProfileError query={profile} />
  return details.error && !details.isFetching ? (
    <ErrorNotice error={details.error} onRetry={details.refetch} />
  ) : (
    <SettingsSkeleton own />
  )
}
