import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { useT } from '../messages.ts'
import { color, font, radius, space } from '../tokens/tokens.ts'

type NoticeKind = 'info' | 'success' | 'warning' | 'danger'

interface NoticeProps {
  kind?: NoticeKind | undefined
  /** Announces a notice that appears after an action. */
  role?: 'alert' | 'status' | undefined
  children: ReactNode
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleX }

/** An inline message of a page or form. */
export function Notice({ kind = 'info', role, children }: NoticeProps) {
  const t = useT()
  const Icon = icons[kind]
  return (
    <Root role={role} $kind={kind}>
      <Icon role="img" aria-label={t(`notice.${kind}`)} />
      <div>{children}</div>
    </Root>
  )
}

const Root = styled.div<{ $kind: NoticeKind }>`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.m};
  background: ${({ $kind }) => color[`${$kind}Soft`]};
  color: ${color.text};
  font-size: ${font.s};
  & > svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin-block-start: 0.15em;
    color: ${({ $kind }) => color[$kind]};
  }
`
