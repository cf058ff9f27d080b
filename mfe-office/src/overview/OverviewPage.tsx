import { toHundredths } from '@shop/contracts/rules/money.ts'
import type { OfficeToday } from '@shop/contracts/wire/office-today.ts'
import { formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { generatePath, Link } from '@shop/router'
import { Amount } from '@shop/ui/text/Amount.tsx'
import { DataText } from '@shop/ui/text/DataText.tsx'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { color, font, mediaQuery, radius, space } from '@shop/ui/tokens/tokens.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { RecordLoader } from '../form/RecordLoader.tsx'
import { countsQuery } from '../layout/counts.api.ts'
import { PageFrame } from '../layout/PageFrame.tsx'
import { useOverviewT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { todayQuery } from './overview.api.ts'
import { SetupTasks } from './SetupTasks.tsx'
import { ShortList } from './ShortList.tsx'

/** The first page of the office: what there is to do today. */
export function OverviewPage() {
  const t = useOverviewT()
  return (
    <PageFrame title={t('today.title')}>
      <Today />
    </PageFrame>
  )
}

function Today() {
  return (
    <RecordLoader query={useQuery(todayQuery)}>
      {(today) => (
        <>
          <Sales {...today} />
          {today.tasks.length > 0 && <SetupTasks tasks={today.tasks} />}
          <Lists {...today} />
        </>
      )}
    </RecordLoader>
  )
}

/** What was sold, beside the same of yesterday, and how much waits. */
function Sales({ sales, lowStockCount }: OfficeToday) {
  const t = useOverviewT()
  const { lang } = useLanguage()
  const { data: counts } = useQuery(countsQuery)
  const [yesterday, today] = sales.map(({ orders, revenue }) => ({
    orders,
    amount: <Amount hundredths={toHundredths(revenue)} />,
  }))
  const tiles: { label: string; value: ReactNode; note?: ReactNode; to: string }[] = [
    {
      label: t('today.revenue'),
      value: today?.amount,
      note: (
        <>
          {t('today.yesterday')} {yesterday?.amount}
        </>
      ),
      to: paths.reports,
    },
    {
      label: t('today.paidOrders'),
      value: formatNumber(today?.orders ?? 0, lang),
      note: `${t('today.yesterday')} ${formatNumber(yesterday?.orders ?? 0, lang)}`,
      to: paths.reports,
    },
    {
      label: t('today.toPrepare'),
      value: counts && formatNumber(counts.orders, lang),
      to: paths.orders,
    },
    {
      label: t('today.messages'),
      value: counts && formatNumber(counts.messages, lang),
      to: `${paths.messages}?state=new`,
    },
    {
      label: t('today.lowStock'),
      value: formatNumber(lowStockCount, lang),
      to: `${paths.products}?stock=low`,
    },
  ]
  return (
    <Tiles role="list">
      {tiles.map(({ label, value, note, to }) => (
        <li key={label}>
          <Tile to={to}>
            <span>{label}</span>
            <strong>{value ?? '–'}</strong>
            {note && <small>{note}</small>}
          </Tile>
        </li>
      ))}
    </Tiles>
  )
}

function Lists({ orders, messages, lowStock }: OfficeToday) {
  const t = useOverviewT()
  const { lang } = useLanguage()
  return (
    <Columns>
      <ShortList
        title={t('today.ordersTitle')}
        none={t('today.noOrders')}
        all={{ to: paths.orders, label: t('today.allOrders') }}
        items={orders.map(({ _id, number, buyerName, buyerEmail, total, createdAt }) => ({
          key: _id,
          subject: (
            <>
              <Link to={generatePath(paths.order, { id: _id })} translate="no">
                {number}
              </Link>{' '}
              <PersonalText>{buyerName || buyerEmail}</PersonalText>
            </>
          ),
          time: createdAt,
          note: <Amount hundredths={toHundredths(total)} />,
        }))}
      />
      <ShortList
        title={t('today.messagesTitle')}
        none={t('today.noMessages')}
        all={{ to: paths.messages, label: t('today.allMessages') }}
        items={messages.map(({ _id, about, from, createdAt }) => ({
          key: _id,
          subject: (
            <Link to={generatePath(paths.message, { id: _id })}>
              <PersonalText>{about || from || t('today.message')}</PersonalText>
            </Link>
          ),
          time: createdAt,
          note: <PersonalText>{from}</PersonalText>,
        }))}
      />
      <ShortList
        title={t('today.lowStockTitle')}
        none={t('today.enough')}
        all={{ to: `${paths.products}?stock=low`, label: t('today.allLow') }}
        items={lowStock.map(({ _id, title, stock }) => ({
          key: _id,
          subject: (
            <Link to={generatePath(paths.product, { id: _id })}>
              {title.en || title.ar ? <DataText text={title} translate="no" /> : _id}
            </Link>
          ),
          note: stock === 0 ? t('today.soldOut') : formatNumber(stock, lang),
        }))}
      />
    </Columns>
  )
}

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(10rem, 45%), 1fr));
  gap: ${space[3]};
`

const Tile = styled(Link)`
  display: grid;
  align-content: start;
  gap: ${space[1]};
  block-size: 100%;
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.surface};
  color: ${color.text};
  text-decoration: none;
  &:hover {
    border-color: ${color.lineStrong};
  }
  & > span,
  & > small {
    color: ${color.muted};
    font-size: ${font.s};
  }
  & > strong {
    font-size: ${font.xl};
    line-height: 1.3;
  }
`

const Columns = styled.div`
  display: grid;
  gap: ${space[4]};
  ${mediaQuery.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`
