import { Container } from '@shop/ui/layout/Container.tsx'
import type { ReactNode } from 'react'

import { Body, Intro, Root } from './AuthLayout.styles.ts'
import { AccessSide } from './AuthAside.tsx'

interface AccessFrameProps {
  title: string
  intro?: ReactNode
  /** Above the title: an icon or a portrait. */
  badge?: ReactNode
  children: ReactNode
}

/** What the pages around logging in have in common: one card, with a picture beside it where there is room. */
export function AccessFrame({ title, intro, badge, children }: AccessFrameProps) {
  return (
    <Container>
      <Root>
        <AccessSide />
        <Body>
          <div>
            {badge}
            <h1 tabIndex={-1}>{title}</h1>
            {intro && <Intro>{intro}</Intro>}
            {children}
          </div>
        </Body>
      </Root>
    </Container>
  )
}
