import { renderUi } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'

import { PaginationItem } from './PaginationItem.tsx'

describe('PaginationItem', () => {
  test('renders a link when there is hrefFor', () => {
    renderUi(
      <PaginationItem page={3} label="Page 3" current hrefFor={(page) => `/sale?page=${page}`}>
        3
      </PaginationItem>,
    )
    const link = screen.getByRole('link', { name: 'Page 3' })
    expect(link).toHaveAttribute('href', '/sale?page=3')
    expect(link).toHaveAttribute('aria-current', 'page')
  })

  test('renders a button otherwise', async () => {
    const onChange = jest.fn()
    const { user } = renderUi(
      <PaginationItem page={3} label="Page 3" onChange={onChange}>
        3
      </PaginationItem>,
    )
    await user.click(screen.getByRole('button', { name: 'Page 3' }))
    expect(onChange).toHaveBeenCalledWith(3)
  })

  test('renders a disabled button when disabled, even with hrefFor', () => {
    renderUi(
      <PaginationItem page={0} label="Previous page" disabled hrefFor={String}>
        x
      </PaginationItem>,
    )
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled()
  })
})
