import type { Agent } from '@shop/contracts/wire/agent.ts'
import { Avatar } from '@shop/ui/avatar/Avatar.tsx'
import { Picture } from '@shop/ui/picture/Picture.tsx'
import { color, radius, space } from '@shop/ui/tokens/tokens.ts'
import { useState } from 'react'
import { styled } from 'styled-components'

interface AgentPicturesProps {
  agent: Agent
  /** Loads the banner first: it is visible on page load. */
  priority: boolean
}

/** The banner with the avatar on its edge. Both are decorative and have fallbacks. */
export function AgentPictures({ agent, priority }: AgentPicturesProps) {
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

const AVATAR_SIZE = '5rem'

const BannerFrame = styled.div`
  aspect-ratio: 640 / 240;
  overflow: hidden;
  background: ${color.accentSoft};
`

/** Contactless waves. */
const DefaultBanner = styled.span`
  display: block;
  block-size: 100%;
  background:
    repeating-radial-gradient(
      circle at 12% 110%,
      transparent 0 1.25rem,
      color-mix(in srgb, ${color.accent} 35%, transparent) 1.25rem calc(1.25rem + 1px)
    ),
    linear-gradient(120deg, ${color.accentSoft}, ${color.copperSoft});
`

const AvatarFrame = styled.div`
  position: relative;
  inline-size: ${AVATAR_SIZE};
  block-size: ${AVATAR_SIZE};
  margin-block-start: calc(-0.5 * ${AVATAR_SIZE});
  margin-inline-start: ${space[5]};
  border: 3px solid ${color.surface};
  border-radius: ${radius.round};
  overflow: hidden;
  background: ${color.surface};
`
