import type { Profile } from '@shop/contracts/user.ts'
import { Picture } from '@shop/ui/picture/Picture.tsx'
import UserRound from 'lucide-react/icons/user-round'
import { useState } from 'react'

import { initials } from './avatar.ts'
import { Initials } from './avatar.styles.ts'

/** The member's picture; initials where there is none, or none that can be shown. */
export function Avatar({ profile }: { profile: Profile }) {
  const { avatar } = profile
  const [broken, setBroken] = useState<string>()
  if (!avatar || broken === avatar) {
    return (
      <Initials aria-hidden translate="no">
        {initials(profile) || <UserRound />}
      </Initials>
    )
  }
  return (
    <span onErrorCapture={() => setBroken(avatar)}>
      <Picture src={avatar} alt="" width={1} height={1} sizes="4rem" />
    </span>
  )
}
