import { color, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

const AVATAR_SIZE = '5rem'

export const BannerFrame = styled.div`
  aspect-ratio: 640 / 240;
  overflow: hidden;
  background: ${color.accentSoft};
`

/** Contactless waves. */
export const DefaultBanner = styled.span`
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

export const AvatarFrame = styled.div`
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
