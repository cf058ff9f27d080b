import { toHundredths } from '@shop/contracts/rules/money.ts'
import type { OfficeSearch } from '@shop/contracts/wire/office-search.ts'
import { generatePath, Link } from '@shop/router'
import { optionId } from '@shop/ui/form/active-option.ts'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { DataText } from '@shop/ui/text/DataText.tsx'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import {
  color,
  font,
  layer,
  mediaQuery,
  radius,
  shadow,
  size,
  space,
} from '@shop/ui/tokens/tokens.ts'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'

import { useT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'

interface SearchResultsProps {
  /** Id of the list; the ids of its options are derived from it. */
  id: string
  /** Undefined while they are on their way. */
  results: OfficeSearch | undefined
  failed: boolean
  active: number
  onActivate: (index: number) => void
  onChoose: () => void
}

interface Result {
  to: string
  /** What tells it from others. */
  subject: ReactNode
  /** More of it, at the end of the line. */
  note?: ReactNode
}

/** The results of the search, by their kind. */
export function SearchResults({ id, results, failed, ...props }: SearchResultsProps) {
  const t = useT()
  const groups = results ? listGroups(results, t) : []
  if (failed) return <Popup role="alert">{t('search.failed')}</Popup>
  if (!results) return <Popup role="status">{t('search.loading')}</Popup>
  if (groups.length === 0) return <Popup role="status">{t('search.nothing')}</Popup>
  return (
    // The field keeps the focus, and with it the list.
    <Popup onMouseDown={(event) => event.preventDefault()}>
      <div id={id} role="listbox" aria-label={t('search.results')}>
        {groups.map(({ page, first, items }) => (
          <Group key={page} title={t(`menu.${page}`)}>
            {items.map(({ to, subject, note }, index) => (
              <Option
                key={to}
                id={optionId(id, first + index)}
                role="option"
                aria-selected={first + index === props.active}
                tabIndex={-1}
                to={to}
                onPointerMove={() => props.onActivate(first + index)}
                onClick={props.onChoose}
              >
                <span>{subject}</span>
                {note !== undefined && <Note>{note}</Note>}
              </Option>
            ))}
          </Group>
        ))}
      </div>
    </Popup>
  )
}

/** The kinds of which something was found, and the place of the first one of each in the whole list. */
function listGroups(results: OfficeSearch, t: ReturnType<typeof useT>) {
  const all: { page: keyof OfficeSearch; items: Result[] }[] = [
    {
      page: 'orders',
      items: results.orders.map(({ _id, number, total, buyerName, buyerEmail }) => ({
        to: generatePath(paths.order, { id: _id }),
        subject: (
          <>
            <bdi translate="no">{number}</bdi>{' '}
            <PersonalText>{buyerName || buyerEmail}</PersonalText>
          </>
        ),
        note: <Amount hundredths={toHundredths(total)} />,
      })),
    },
    {
      page: 'products',
      items: results.products.map(({ _id, title, hidden }) => ({
        to: generatePath(paths.product, { id: _id }),
        subject: title.en || title.ar ? <DataText text={title} translate="no" /> : _id,
        ...(hidden && { note: t('goods.hidden') }),
      })),
    },
    {
      page: 'members',
      items: results.members.map(({ _id, name, email }) => ({
        to: generatePath(paths.member, { id: _id }),
        subject: <PersonalText>{name || email}</PersonalText>,
        ...(name && { note: <PersonalText>{email}</PersonalText> }),
      })),
    },
    {
      page: 'messages',
      items: results.messages.map(({ _id, from, about }) => ({
        to: generatePath(paths.message, { id: _id }),
        subject: <PersonalText>{about || from}</PersonalText>,
        ...(about && { note: <PersonalText>{from}</PersonalText> }),
      })),
    },
  ]
  let first = 0
  return all
    .filter(({ items }) => items.length > 0)
    .map((group) => {
      const place = first
      first += group.items.length
      return { ...group, first: place }
    })
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {children}
    </div>
  )
}

const Popup = styled.div`
  position: absolute;
  inset-block-start: calc(100% + ${space[2]});
  inset-inline: 0;
  z-index: ${layer.menu};
  max-block-size: calc(100dvh - ${size.bar} - ${space[4]});
  padding: ${space[3]};
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.raised};
  box-shadow: ${shadow.l};
  font-size: ${font.s};
  ${mediaQuery.phone} {
    position: fixed;
    inset: ${size.bar} ${space[3]} auto;
  }
`

const Title = styled.p`
  padding: ${space[2]} ${space[2]} ${space[1]};
  color: ${color.muted};
  font-size: ${font.xs};
`

const Option = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  min-block-size: ${size.touch};
  padding-inline: ${space[2]};
  border-radius: ${radius.m};
  color: ${color.text};
  text-decoration: none;
  scroll-margin-block: ${space[2]};
  &[aria-selected='true'] {
    background: ${color.accentSoft};
  }
  & > span {
    /* The first words of a name in either direction, which an ellipsis of a line that does not wrap would cut. */
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 1;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
`

const Note = styled.span`
  flex: 0 1 auto;
  max-inline-size: 50%;
  color: ${color.muted};
`
