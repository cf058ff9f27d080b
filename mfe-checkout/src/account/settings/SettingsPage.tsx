import { getConfig } from '@shop/kernel/config'
import { useHydrated } from '@shop/kernel/page'
import { profileQuery, useSession } from '@shop/kernel/session'
import { useQuery } from '@tanstack/react-query'

import { ProfileError } from '../../profile/ProfileError.tsx'
import { LoginPrompt } from '../../session/LoginPrompt.tsx'
import { AccountPage } from '../AccountPage.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { OwnSettings } from './OwnSettings.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { SettingsSkeleton } from './SettingsSkeleton.tsx'

export function SettingsPage() {
  const hydrated = useHydrated()
  const userId = useSession()?.user._id
  const own = getConfig().accountUrl !== undefined
  return (
    <AccountPage page="account.settings">
      {/* The route guard requires a session, but it can end while the page is open. */}
      {userId === undefined && hydrated ? (
        <LoginPrompt />
      ) : (
        <>
          {userId === undefined ? (
            <SettingsSkeleton own={own} />
          ) : own ? (
            <OwnSettings key={userId} userId={userId} />
          ) : (
            <ProfileSettings key={userId} userId={userId} />
          )}
          {!own && (
            <>
              <PasswordForm key={`password ${userId}`} />
              <DeleteAccount key={`delete ${userId}`} />
            </>
          )}
        </>
      )}
    </AccountPage>
  )
}

function ProfileSettings({ userId }: { userId: string }) {
  const query = useQuery(profileQuery(userId))
  if (query.data) return <ProfileForm profile={query.data} />
  return query.error ? <ProfileError query={query} /> : <SettingsSkeleton />
}
