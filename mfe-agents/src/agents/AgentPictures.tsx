import type { Agent } from '@shop/contracts/agent.ts'
import { Picture } from '@shop/ui/picture/Picture.tsx'
import UserRound from 'lucide-react/icons/user-round'
import { useState, type ReactNode } from 'react'

import { initials } from './agent.ts'
import { Avatar, Banner, Initials, Pattern } from './AgentPictures.styles.ts'

/** The banner with the portrait on its edge; whichever is missing or broken has a drawn one in its place. */
export function AgentPictures({ agent }: { agent: Agent }) {
  const letters = initials(agent)
  return (
    <>
      <Banner>
        <WithFallback src={agent.bannerBg} fallback={<Pattern />}>
          {(src) => <Picture src={src} alt="" width={640} height={240} sizes={BANNER_SIZES} />}
        </WithFallback>
      </Banner>
      <Avatar>
        <WithFallback
          src={agent.avatar}
          fallback={
            <Initials aria-hidden translate="no">
              {letters || <UserRound />}
            </Initials>
          }
        >
          {(src) => <Picture src={src} alt="" width={96} height={96} sizes="96px" />}
        </WithFallback>
      </Avatar>
    </>
  )
}

const BANNER_SIZES = '(min-width: 64rem) 27rem, (min-width: 40rem) 50vw, 100vw'

interface WithFallbackProps {
  src: string | null | undefined
  fallback: ReactNode
  children: (src: string) => ReactNode
}

function WithFallback({ src, fallback, children }: WithFallbackProps) {
  const [broken, setBroken] = useState<string>()
  if (!src || broken === src) return fallback
  return <span onErrorCapture={() => setBroken(src)}>{children(src)}</span>
}
