import { Container } from '@shop/ui/layout/Container.tsx'
import type { ImageFiles } from '@shop/ui/picture/image-sources.ts'
import type { ReactNode } from 'react'

import { Halves, Picture, Words } from './notices.styles.ts'

/** A notice that fills the screen, beside a picture. */
export function NoticeFrame({ picture, children }: { picture: ImageFiles; children: ReactNode }) {
  return (
    <Container>
      <Halves>
        <Words>{children}</Words>
        <Picture files={picture} alt="" sizes="(min-width: 64rem) 38rem, 100vw" priority />
      </Halves>
    </Container>
  )
}
