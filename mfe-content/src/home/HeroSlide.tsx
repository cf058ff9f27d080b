import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { ArrowForward } from '@shop/ui/icons/Arrow.tsx'
import type { ImageFiles } from '@shop/ui/picture/image-sources.ts'
import type { ReactNode } from 'react'

import { Actions, Content, Picture, Root, Text, Title } from './HeroSlide.styles.ts'
import { HERO_SIZES } from './preload-hero.ts'

interface HeroAction {
  to: string
  label: string
}

interface HeroSlideProps {
  title: string
  text: ReactNode
  picture: ImageFiles
  alt: string
  action: HeroAction
  secondaryAction: HeroAction
  /** Above the fold: load its picture eagerly. */
  first?: boolean
}

export function HeroSlide(props: HeroSlideProps) {
  const { title, text, picture, alt, action, secondaryAction, first = false } = props
  return (
    <Root>
      <Picture files={picture} alt={alt} sizes={HERO_SIZES} priority={first} />
      <Content>
        <Title>{title}</Title>
        <Text>{text}</Text>
        <Actions>
          <ButtonLink to={action.to} size="l">
            {action.label}
            <ArrowForward />
          </ButtonLink>
          <ButtonLink to={secondaryAction.to} size="l" variant="ghost">
            {secondaryAction.label}
          </ButtonLink>
        </Actions>
      </Content>
    </Root>
  )
}
