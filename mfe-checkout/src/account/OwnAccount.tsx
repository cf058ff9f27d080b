import { getConfig } from '@shop/kernel/config'
import { useHydrated } from '@shop/kernel/page'
import { useSession } from '@shop/kernel/session'
import { forMembers, forVisitors } from '@shop/shop-ui/session/session-visibility.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

interface OwnAccountProps {
  /** For visitors, and for everybody where the backend does not offer members their own data. */
  samples: ReactNode
  /** The place of a member's data until hydration. */
  skeleton: ReactNode
  children: (userId: string) => ReactNode
}

/** The member whose own account the backend offers; none before hydration. */
export function useAccountOwner(): string | undefined {
  const userId = useSession()?.user._id
  return getConfig().accountUrl === undefined ? undefined : userId
}

/** Renders the member's own data, or the samples. */
export function OwnAccount({ samples, skeleton, children }: OwnAccountProps) {
  const hydrated = useHydrated()
  const userId = useAccountOwner()
  if (userId !== undefined) return children(userId)
  if (hydrated || getConfig().accountUrl === undefined) return samples
  return (
    <>
      <ForMembers>{skeleton}</ForMembers>
      <ForVisitors>{samples}</ForVisitors>
    </>
  )
}

export const ForMembers = styled.div`
  ${forMembers}
`

const ForVisitors = styled.div`
  ${forVisitors}
`
