import { profileQuery, useSession } from '@shop/kernel'
import { useQuery } from '@tanstack/react-query'

import { ProfileError } from '../../profile/ProfileError.tsx'
import { LoginPrompt } from '../../session/LoginPrompt.tsx'
import { AccountPage } from '../AccountPage.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { SettingsSkeleton } from './SettingsSkeleton.tsx'

export function SettingsPage() {
  const userId = useSession()?.user._id
  return (
    <AccountPage page="account.settings">
      {/* The route guard requires a session, but it can end while the page is open. */}
      {userId === undefined ? <LoginPrompt /> : <Settings key={userId} userId={userId} />}
    </AccountPage>
  )
}

function Settings({ userId }: { userId: string }) {
  const query = useQuery(profileQuery(userId))
  return (
    <>
      {query.data ? (
        <ProfileForm profile={query.data} />
      ) : query.error ? (
        <ProfileError query={query} />
      ) : (
        <SettingsSkeleton />
      )}
      <PasswordForm />
      <DeleteAccount />
    </>
  )
}
