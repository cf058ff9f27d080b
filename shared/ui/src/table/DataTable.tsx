import type { ReactNode } from 'react'

import { Cell, HeadCell, HeadRow, Row, Table, TableBody, TableHead } from './table.styles.ts'

export interface Column<Item> {
  title: string
  cell: (item: Item) => ReactNode
  /** Aligned to the end, as amounts are. */
  end?: boolean
  /**
   * Texts that may have no spaces, such as e-mail addresses and names: they break anywhere rather than widen the table.
   * True by default, but for columns at the end and of actions; false keeps the words of short texts whole.
   */
  long?: boolean
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
            {columns.map(
              ({ title, cell, end = false, actions = false, long = !end && !actions }) => (
                <Cell
                  key={title}
                  $end={end}
                  $long={long}
                  $last={actions}
                  data-label={actions ? undefined : title}
                >
                  {cell(item)}
                </Cell>
              ),
            )}
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}
