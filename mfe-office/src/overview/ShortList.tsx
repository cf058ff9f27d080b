import { Link } from '@shop/router'
import { Card } from '@shop/ui/card/Card.tsx'
import { Cut } from '@shop/ui/table/dense-table.styles.ts'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'

interface ShortListProps {
  title: string
  /** What is said of an empty list. */
  none: string
  /** The page that has all of them. */
  all?: { to: string; label: string }
  /** Whether it has a border in the colour of warnings. */
  isUrgent?: boolean
  items: {
    key: string
    subject: ReactNode
    /** Below the subject. */
    detail?: ReactNode
    /** At the end of the line, and what is below it. */
    note: ReactNode
    noteDetail?: ReactNode
  }[]
}

/** The first few of a list. */
export function ShortList({ title, none, all, isUrgent = false, items }: ShortListProps) {
  const id = useId()
  return (
    <Root as="section" aria-labelledby={id} $isUrgent={isUrgent}>
      <h2 id={id}>{title}</h2>
      {items.length === 0 ? (
        <p>{none}</p>
      ) : (
        <>
          <ul>
            {items.map(({ key, subject, detail, note, noteDetail }) => (
              <li key={key}>
                <div>
                  <Cut>{subject}</Cut>
                  {detail && <Detail>{detail}</Detail>}
                </div>
                <div>
                  <Cut>{note}</Cut>
                  {noteDetail && <Detail>{noteDetail}</Detail>}
                </div>
              </li>
            ))}
          </ul>
          {all && <Link to={all.to}>{all.label}</Link>}
        </>
      )}
    </Root>
  )
}

const Root = styled(Card)<{ $isUrgent: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[3]};
  padding: ${space[4]};
  ${({ $isUrgent }) => $isUrgent && `border-color: ${color.warning};`}
  font-size: ${font.s};
  & > h2 {
    font-size: ${font.m};
  }
  & > p {
    color: ${color.muted};
  }
  & li {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
    padding-block: ${space[2]};
    border-block-start: 1px solid ${color.line};
  }
  & li > div {
    min-inline-size: 0;
  }
  & li > div + div {
    flex: none;
    max-inline-size: 55%;
    text-align: end;
  }
`

const Detail = styled(Cut)`
  color: ${color.muted};
  font-size: ${font.xs};
`
