import { Container } from '@shop/ui/layout/Container.tsx'
import type { ReactNode } from 'react'

import { AuthAside } from './AuthAside.tsx'
import { Body, Intro, Root } from './AuthLayout.styles.ts'

interface AuthLayoutProps {
  title: string
  intro?: ReactNode
  /** Icon or portrait above the title. */
  badge?: ReactNode
  children: ReactNode
}

/** Card of the auth pages, beside a picture on large screens. */
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
