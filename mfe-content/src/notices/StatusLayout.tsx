import { Container } from '@shop/ui/layout/Container.tsx'
import type { ImageFiles } from '@shop/ui/picture/image-sources.ts'
import type { ReactNode } from 'react'

import { Columns, Picture, Content } from './notices.styles.ts'

/** A notice that fills the screen, beside a picture. */
export function StatusLayout({ picture, children }: { picture: ImageFiles; children: ReactNode }) {
  return (
    <Container>
      <Columns>
        <Content>{children}</Content>
        <Picture files={picture} alt="" sizes="(min-width: 64rem) 38rem, 100vw" priority />
      </Columns>
    </Container>
  )
}
