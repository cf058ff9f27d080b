import type { ReactNode } from 'react'

import { Cell, HeadCell, HeadRow, Row, Table, TableBody, TableHead } from './table.styles.ts'

export interface Column<Item> {
  title: string
  cell: (item: Item) => ReactNode
  /** Aligned to the end, as amounts are. */
  end?: boolean
  /** Buttons, in a last column that a phone shows without its title. */
  actions?: boolean
}

interface DataTableProps<Item> {
  label: string
  columns: readonly Column<Item>[]
  items: readonly Item[]
  getKey: (item: Item) => string
}

/** A table from a list of columns. */
export function DataTable<Item>({ label, columns, items, getKey }: DataTableProps<Item>) {
  return (
    <Table aria-label={label}>
      <TableHead>
        <HeadRow>
          {columns.map(({ title, end = false }) => (
            <HeadCell key={title} $end={end}>
              {title}
            </HeadCell>
          ))}
        </HeadRow>
      </TableHead>
      <TableBody>
        {items.map((item) => (
          <Row key={getKey(item)}>
            {columns.map(({ title, cell, end = false, actions = false }) => (
              <Cell key={title} $end={end} $last={actions} data-label={actions ? undefined : title}>
                {cell(item)}
              </Cell>
            ))}
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}
