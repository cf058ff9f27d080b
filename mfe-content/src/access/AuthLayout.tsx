import { Container } from '@shop/ui/layout/Container.tsx'
import type { ReactNode } from 'react'

import { Body, Intro, Root } from './AuthLayout.styles.ts'
import { AuthAside } from './AuthAside.tsx'

interface AuthLayoutProps {
  title: string
  intro?: ReactNode
  /** Above the title: an icon or a portrait. */
  badge?: ReactNode
  children: ReactNode
}

/** What the pages around logging in have in common: one card, with a picture beside it where there is room. */
export function AuthLayout({ title, intro, badge, children }: AuthLayoutProps) {
  return (
    <Container>
      <Root>
        <AuthAside />
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
