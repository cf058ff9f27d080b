import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { Breadcrumb, type BreadcrumbItem } from '../navigation/Breadcrumb.tsx'
import { color, font, size, space } from '../tokens/tokens.ts'

interface PageHeadingProps {
  title: ReactNode
  breadcrumb?: BreadcrumbItem[] | undefined
  /** A sentence below the title. */
  intro?: ReactNode
  /** Buttons or links at the end of the title's line. */
  actions?: ReactNode
}

/** The page's only h1; it can take focus so that a navigation moves a screen reader to the new page. */
export function PageHeading({ title, breadcrumb, intro, actions }: PageHeadingProps) {
  return (
    <Root>
      {breadcrumb && <Breadcrumb items={breadcrumb} />}
      <Line>
        <h1 tabIndex={-1}>{title}</h1>
        {actions}
      </Line>
      {intro && <Intro>{intro}</Intro>}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${space[3]};
  padding-block: ${space[6]};
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[4]};
`

const Intro = styled.p`
  max-inline-size: ${size.prose};
  color: ${color.muted};
  font-size: ${font.l};
`
