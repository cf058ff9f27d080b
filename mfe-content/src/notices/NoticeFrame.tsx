import { Container } from '@shop/ui/layout/Container.tsx'
import type { DrawnFiles } from '@shop/ui/picture/drawn-picture.ts'
import type { ReactNode } from 'react'

import { Halves, Picture, Words } from './notices.styles.ts'

/** A notice that fills the screen, beside a picture. */
export function NoticeFrame({ picture, children }: { picture: DrawnFiles; children: ReactNode }) {
  return (
    <Container>
      <Halves>
        <Words>{children}</Words>
        <Picture files={picture} alt="" sizes="(min-width: 64rem) 38rem, 100vw" priority />
      </Halves>
    </Container>
  )
}
