import { renderUi } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'

import { Select } from './Select.tsx'

describe('Select', () => {
  test('calls onChange when an option is selected', async () => {
    const onChange = jest.fn()
    const { user } = renderUi(
      <Select aria-label="Sort by" onChange={onChange}>
        <option value="featured">Featured</option>
        <option value="sale">Sale</option>
      </Select>,
    )
    const select = screen.getByRole('combobox', { name: 'Sort by' })
    expect(select).toHaveDisplayValue('Featured')
    await user.selectOptions(select, 'Sale')
    expect(select).toHaveValue('sale')
    expect(onChange).toHaveBeenCalledTimes(1)
  })
})
