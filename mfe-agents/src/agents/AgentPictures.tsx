import type { Agent } from '@shop/contracts/agent.ts'
import { Avatar } from '@shop/ui/avatar/Avatar.tsx'
import { Picture } from '@shop/ui/picture/Picture.tsx'
import { useState } from 'react'

import { AvatarFrame, BannerFrame, DefaultBanner } from './AgentPictures.styles.ts'

interface AgentPicturesProps {
  agent: Agent
  /** Loads the banner first: it is visible on page load. */
  priority?: boolean
}

/** The banner with the avatar on its edge. Both are decorative and have fallbacks. */
export function AgentPictures({ agent, priority = false }: AgentPicturesProps) {
  const { avatar, bannerBg, firstName, lastName } = agent
  return (
    <>
      <BannerFrame>
        <Banner src={bannerBg} priority={priority} />
      </BannerFrame>
      <AvatarFrame>
        <Avatar src={avatar} names={[firstName, lastName]} sizes="96px" />
      </AvatarFrame>
    </>
  )
}

const BANNER_SIZES = '(min-width: 64rem) 27rem, (min-width: 40rem) 50vw, 100vw'

function Banner({ src, priority }: { src: string | null | undefined; priority: boolean }) {
  const [failed, setFailed] = useState<string>()
  if (!src || failed === src) return <DefaultBanner />
  return (
    <span onErrorCapture={() => setFailed(src)}>
      <Picture src={src} alt="" width={640} height={240} sizes={BANNER_SIZES} priority={priority} />
    </span>
  )
}
