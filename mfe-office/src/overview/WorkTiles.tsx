import type { OfficeToday } from '@shop/contracts/wire/office-today.ts'
import { formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { Link } from '@shop/router'
import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { countsQuery } from '../layout/counts.api.ts'
import { useOverviewT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'

interface TileContent {
  label: string
  value: number | undefined
  note?: ReactNode
  to: string
}

/** How much waits, each with a link to it. */
export function WorkTiles({ today: { due, lowStockCount } }: { today: OfficeToday }) {
  const t = useOverviewT()
  const { lang } = useLanguage()
  const { data: counts } = useQuery(countsQuery)
  const tiles: TileContent[] = [
    {
      label: t('today.toPrepare'),
      value: counts?.orders,
      note: due && due.late > 0 && <Late>{t('today.late', { count: due.late })}</Late>,
      to: paths.orders,
    },
    ...(due
      ? [
          {
            label: t('today.due'),
            value: due.today,
            note: t('today.dueTomorrow', { count: due.tomorrow }),
            to: paths.orders,
          },
        ]
      : []),
    {
      label: t('today.preparing'),
      value: counts?.inWork,
      note: t('today.toSend'),
      to: `${paths.orders}?status=inWork`,
    },
    {
      label: t('today.messages'),
      value: counts?.messages,
      to: `${paths.messages}?state=new`,
    },
    {
      label: t('today.lowStock'),
      value: lowStockCount,
      to: `${paths.products}?stock=low`,
    },
  ]
  return (
    <Tiles role="list">
      {tiles.map(({ label, value, note, to }) => (
        <li key={label}>
          <Tile to={to}>
            <span>{label}</span>
            <strong>{value === undefined ? '–' : formatNumber(value, lang)}</strong>
            {note && <small>{note}</small>}
          </Tile>
        </li>
      ))}
    </Tiles>
  )
}

/** The first is as wide as two: it is what most days begin with. */
const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};
  & > :first-child {
    grid-column: 1 / -1;
  }
`

const Tile = styled(Link)`
  display: grid;
  align-content: start;
  block-size: 100%;
  padding: ${space[3]} ${space[4]};
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

const Late = styled.span`
  color: ${color.danger};
  font-weight: ${font.medium};
`
