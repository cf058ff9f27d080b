import type { ReactNode } from 'react'

import type { Column } from './DataTable.tsx'
import { Cell, Cut, HeadCell, type Place, Row, Table } from './dense-table.styles.ts'
import { HeadRow, TableBody, TableHead } from './table.styles.ts'

export interface DenseColumn<Item> extends Column<Item> {
  /** In the head in place of the title, such as a link that sorts by the column. */
  head?: ReactNode
  sorted?: 'ascending' | 'descending' | undefined
  /** Its values say by themselves what they are: a phone shows them without the title. */
  plain?: boolean
  /** A phone does without it. */
  wide?: boolean
  /** A table that is narrower than a desktop's does without it; a phone's lines have it. */
  desktop?: boolean
  /** Shown whole, however long it is. */
  whole?: boolean
  /** Has a box to choose the row by. */
  choice?: boolean
}

interface DenseTableProps<Item> {
  label: string
  /** The first of them tells a row from others. */
  columns: readonly DenseColumn<Item>[]
  items: readonly Item[]
  getKey: (item: Item) => string
}

/** A table of many rows to work with: low rows, a head that stays in sight, and two lines for each row on a phone. */
export function DenseTable<Item>({ label, columns, items, getKey }: DenseTableProps<Item>) {
  const title = columns.find(({ choice }) => !choice)
  const amount = columns.find(({ end }) => end)
  const toProps = (column: DenseColumn<Item>) => {
    const { end = false, actions = false, choice = false, plain = false } = column
    const place: Place = column.wide
      ? 'none'
      : column === title
        ? 'title'
        : column === amount
          ? 'amount'
          : 'rest'
    return {
      $end: end,
      $kind: choice ? ('choice' as const) : actions ? ('action' as const) : undefined,
      $place: place,
      $desktop: column.desktop ?? false,
      $long: column.long ?? !(end || actions || choice),
      'data-label': place === 'rest' && !actions && !choice && !plain ? column.title : undefined,
    }
  }
  return (
    <Table aria-label={label}>
      <TableHead>
        <HeadRow>
          {columns.map((column) => (
            <HeadCell
              key={column.title}
              $end={column.end ?? false}
              $kind={column.choice ? 'choice' : undefined}
              $desktop={column.desktop ?? false}
              aria-sort={column.sorted}
            >
              {column.head ?? column.title}
            </HeadCell>
          ))}
        </HeadRow>
      </TableHead>
      <TableBody>
        {items.map((item) => (
          <Row key={getKey(item)}>
            {columns.map((column) => {
              const props = toProps(column)
              const content = column.cell(item)
              return (
                <Cell key={column.title} {...props}>
                  {props.$long && !column.whole ? <Cut>{content}</Cut> : content}
                </Cell>
              )
            })}
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}
