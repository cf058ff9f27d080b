import type { Profile } from '@shop/contracts/user.ts'
import { Picture } from '@shop/ui/picture/Picture.tsx'
import UserRound from 'lucide-react/icons/user-round'
import { useState } from 'react'

import { Initials } from './avatar.styles.ts'
import { initials } from './avatar.ts'

/** The initials stand in for a missing or broken picture. */
export function Avatar({ profile }: { profile: Profile }) {
  const { avatar } = profile
  const [brokenUrl, setBrokenUrl] = useState<string>()
  if (!avatar || brokenUrl === avatar) {
    return (
      <Initials aria-hidden translate="no">
        {initials(profile) || <UserRound />}
      </Initials>
    )
  }
  return (
    <span onErrorCapture={() => setBrokenUrl(avatar)}>
      <Picture src={avatar} alt="" width={1} height={1} sizes="4rem" />
    </span>
  )
}
