import { renderUi } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'

import { Cell, HeadCell, HeadRow, Row, Table, TableBody, TableHead } from './table.styles.ts'

function Orders() {
  return (
    <Table aria-label="Orders">
      <TableHead>
        <HeadRow>
          <HeadCell>No.</HeadCell>
          <HeadCell $end>Total</HeadCell>
        </HeadRow>
      </TableHead>
      <TableBody>
        <Row>
          <Cell data-label="No.">A-1</Cell>
          <Cell data-label="Total" $end>
            5
          </Cell>
        </Row>
      </TableBody>
    </Table>
  )
}

describe('Table', () => {
  test('spells out every role, which a row that is shown as a card would lose', () => {
    renderUi(<Orders />)
    const roles = (selector: string) =>
      Array.from(screen.getByRole('table', { name: 'Orders' }).querySelectorAll(selector), (part) =>
        part.getAttribute('role'),
      )
    expect(screen.getByRole('table')).toHaveAttribute('role', 'table')
    expect(roles('thead, tbody')).toEqual(['rowgroup', 'rowgroup'])
    expect(roles('tr')).toEqual(['row', 'row'])
    expect(roles('th')).toEqual(['columnheader', 'columnheader'])
    expect(roles('td')).toEqual(['cell', 'cell'])
  })
})
