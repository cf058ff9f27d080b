import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { ArrowForward } from '@shop/ui/icons/directional.ts'
import type { ImageFiles } from '@shop/ui/picture/image-sources.ts'
import { Picture } from '@shop/ui/picture/Picture.tsx'
import { ResponsiveImage } from '@shop/ui/picture/ResponsiveImage.tsx'
import { color, font, mediaQuery, size, space } from '@shop/ui/tokens/tokens.ts'
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'

import { HERO_SIZES } from './home.loader.ts'

/** The shop's own pictures have this ratio; an owner's square is cut to it. */
const OWNERS_RATIO = { width: 3, height: 2 }

interface HeroAction {
  to: string
  label: string
}

interface HeroSlideProps {
  title: string
  text: ReactNode
  /** Files of the bundle, or the address of an owner's picture. */
  picture: ImageFiles | string
  alt: string
  action: HeroAction
  secondaryAction?: HeroAction | undefined
  /** Its picture is above the fold, and is loaded eagerly. */
  first?: boolean
}

export function HeroSlide(props: HeroSlideProps) {
  const { title, text, picture, alt, action, secondaryAction, first = false } = props
  const image = { alt, sizes: HERO_SIZES, priority: first }
  return (
    <Root>
      {typeof picture === 'string' ? (
        <OwnersPicture src={picture} {...OWNERS_RATIO} {...image} />
      ) : (
        <ShopsPicture files={picture} {...image} />
      )}
      <Content>
        <Title>{title}</Title>
        <Text>{text}</Text>
        <Actions>
          <ButtonLink to={action.to} size="l">
            {action.label}
            <ArrowForward />
          </ButtonLink>
          {secondaryAction && (
            <ButtonLink to={secondaryAction.to} size="l" variant="ghost">
              {secondaryAction.label}
            </ButtonLink>
          )}
        </Actions>
      </Content>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  block-size: 100%;
  ${mediaQuery.laptop} {
    grid-template: minmax(clamp(32rem, 44vw, 42rem), auto) / minmax(0, 5fr) minmax(0, 7fr);
  }
`

const beside = css`
  /* The text beside it decides the height: override the inline aspect ratio, which is for small screens. */
  ${mediaQuery.laptop} {
    contain: size;
    grid-area: 1 / 2;
    aspect-ratio: auto !important;
  }
`

const ShopsPicture = styled(ResponsiveImage)`
  ${beside}
`

const OwnersPicture = styled(Picture)`
  ${beside}
`

const Content = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[4]};
  overflow-wrap: anywhere;
  padding: ${space[6]} ${space.gutter} calc(${size.touch} + ${space[7]});
  ${mediaQuery.laptop} {
    grid-area: 1 / 1;
    align-content: center;
    padding-block: ${space[9]};
    padding-inline: max(${space.gutter}, calc((100vw - ${size.container}) / 2)) ${space[7]};
  }
`

const Title = styled.h2`
  font-size: ${font.display};
  line-height: 1.05;
  html[lang='ar'] & {
    line-height: ${font.leadingTight};
  }
`

const Text = styled.p`
  max-inline-size: 30rem;
  color: ${color.muted};
  font-size: ${font.l};
  & > strong {
    color: ${color.text};
    font-weight: ${font.medium};
  }
`

const Actions = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  margin-block-start: ${space[3]};
  ${mediaQuery.tablet} {
    flex-flow: row wrap;
    gap: ${space[3]};
  }
`
