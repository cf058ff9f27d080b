import { formatDateTime } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { Link } from '@shop/router'
import { Card } from '@shop/ui/card/Card.tsx'
import { Cut } from '@shop/ui/table/dense-table.styles.ts'
import { Time } from '@shop/ui/text/Time.tsx'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'

interface ShortListProps {
  title: string
  /** What is said of an empty list. */
  none: string
  /** The page that has all of them. */
  all: { to: string; label: string }
  items: { key: string; subject: ReactNode; note: ReactNode; time?: string }[]
}

/** The first few of a list, each in a line. */
export function ShortList({ title, none, all, items }: ShortListProps) {
  const id = useId()
  const { lang } = useLanguage()
  return (
    <Root as="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {items.length === 0 ? (
        <p>{none}</p>
      ) : (
        <>
          <ul>
            {items.map(({ key, subject, note, time }) => (
              <li key={key}>
                <div>
                  <Cut>{subject}</Cut>
                  {time !== undefined && (
                    <Time dateTime={time}>{formatDateTime(time, lang, 'medium')}</Time>
                  )}
                </div>
                <Cut>{note}</Cut>
              </li>
            ))}
          </ul>
          <Link to={all.to}>{all.label}</Link>
        </>
      )}
    </Root>
  )
}

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[4]};
  font-size: ${font.s};
  & > h2 {
    font-size: ${font.m};
  }
  & li {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
    padding-block: ${space[2]};
    border-block-start: 1px solid ${color.line};
  }
  & li > div + div {
    flex: none;
    max-inline-size: 40%;
    text-align: end;
  }
  & time {
    display: block;
    color: ${color.muted};
    font-size: ${font.xs};
  }
`
