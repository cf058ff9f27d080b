import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { IconBadge } from '../icons/IconBadge.tsx'
import { color, font, size, space } from '../tokens/tokens.ts'

interface EmptyStateProps {
  /** A Lucide icon. */
  icon?: ReactNode
  title: ReactNode
  text?: ReactNode
  /** A `Button` or `ButtonLink`. */
  action?: ReactNode
  /** Renders the title as the page's h1. */
  heading?: boolean
}

/** Shown in place of an empty list. */
export function EmptyState({ icon, title, text, action, heading = false }: EmptyStateProps) {
  return (
    <Root>
      {icon && <Badge>{icon}</Badge>}
      <Title {...(heading && { as: 'h1', tabIndex: -1 })}>{title}</Title>
      {text && <Text>{text}</Text>}
      {action && <Action>{action}</Action>}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  padding: ${space[8]} ${space[5]};
  text-align: center;
`

const Badge = styled(IconBadge)`
  margin-block-end: ${space[3]};
`

const Title = styled.p`
  font-size: ${font.xl};
  &:is(h1) {
    font-size: ${font['3xl']};
  }
  font-weight: ${font.medium};
  line-height: ${font.leadingTight};
`

const Text = styled.p`
  max-inline-size: ${size.narrow};
  color: ${color.muted};
`

const Action = styled.div`
  margin-block-start: ${space[4]};
`
