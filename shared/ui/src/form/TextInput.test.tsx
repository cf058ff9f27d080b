import { renderUi } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'

import { TextInput } from './TextInput.tsx'

test('hands on what a form library registers', async () => {
  const ref = jest.fn()
  const onChange = jest.fn()
  const { user } = renderUi(
    <TextInput aria-label="Name" name="name" ref={ref} onChange={onChange} />,
  )
  const input = screen.getByRole('textbox', { name: 'Name' })
  expect(ref).toHaveBeenCalledWith(input)
  await user.type(input, 'Ma')
  expect(onChange).toHaveBeenCalledTimes(2)
  expect(input).toHaveAttribute('name', 'name')
  expect(input).toHaveValue('Ma')
})

test.each(['email', 'tel', 'url'])('%s is written from left to right in every language', (type) => {
  renderUi(<TextInput aria-label="It" type={type} />, { lang: 'ar' })
  expect(screen.getByLabelText('It')).toHaveAttribute('dir', 'ltr')
})

test('other text has the direction of what is typed', () => {
  renderUi(<TextInput aria-label="It" />)
  const input = screen.getByLabelText('It')
  expect(input).not.toHaveAttribute('dir')
  expect(input).toHaveStyle({ unicodeBidi: 'plaintext' })
})
