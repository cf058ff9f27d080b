import { VisuallyHidden } from '@shop/ui/layout/VisuallyHidden.tsx'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { useT } from '../messages.generated.ts'

interface ChangeListProps {
  changes: readonly {
    key: string
    field: ReactNode
    /** What it held; false where there was nothing. */
    before: ReactNode
    after: ReactNode
  }[]
}

/** Fields that change, each with what it held before and what it holds then. */
export function ChangeList({ changes }: ChangeListProps) {
  const t = useT()
  return (
    <List>
      {changes.map(({ key, field, before, after }) => (
        <div key={key}>
          <dt>{field}</dt>
          <dd>
            {before !== false && (
              <Former>
                <VisuallyHidden>{t('changes.former')} </VisuallyHidden>
                {before}
              </Former>
            )}{' '}
            <Present>
              <VisuallyHidden>{t('changes.present')} </VisuallyHidden>
              {after}
            </Present>
          </dd>
        </div>
      ))}
    </List>
  )
}

/** A value that is empty. */
export function Nothing() {
  return <Empty>{useT()('changes.nothing')}</Empty>
}

const List = styled.dl`
  display: grid;
  gap: ${space[2]};
  font-size: ${font.s};
  overflow-wrap: anywhere;
  & dt {
    color: ${color.muted};
    font-size: ${font.xs};
  }
  & dd {
    margin: 0;
    white-space: pre-line;
  }
`

const Former = styled.del`
  color: ${color.muted};
`

const Present = styled.ins`
  text-decoration: none;
`

const Empty = styled.span`
  color: ${color.muted};
`
