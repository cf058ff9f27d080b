import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { Breadcrumb, type BreadcrumbItem } from '../navigation/Breadcrumb.tsx'
import { color, font, size, space } from '../tokens/tokens.ts'

interface PageHeadingProps {
  title: ReactNode
  breadcrumb?: BreadcrumbItem[] | undefined
  /** Lead text below the title. */
  intro?: ReactNode
  /** Buttons or links beside the title. */
  actions?: ReactNode
}

/** The page's h1, which receives focus after a navigation, for screen readers. */
export function PageHeading({ title, breadcrumb, intro, actions }: PageHeadingProps) {
  return (
    <Root>
      {breadcrumb && <Breadcrumb items={breadcrumb} />}
      <Line>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          {intro && <Intro>{intro}</Intro>}
        </div>
        {actions}
      </Line>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${space[3]};
  padding-block: ${space[6]};
`

const Line = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${space[4]};
`

const Intro = styled.p`
  max-inline-size: ${size.prose};
  margin-block-start: ${space[3]};
  color: ${color.muted};
  font-size: ${font.l};
`
