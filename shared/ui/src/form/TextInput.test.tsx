import { renderUi } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'

import { TextInput } from './TextInput.tsx'

describe('TextInput', () => {
  test('forwards the ref, the name and the handlers of a form library', async () => {
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

  test.each(['email', 'tel', 'url'])('of type %s is left to right in every language', (type) => {
    renderUi(<TextInput aria-label="It" type={type} />, { lang: 'ar' })
    expect(screen.getByLabelText('It')).toHaveAttribute('dir', 'ltr')
  })

  test('takes its direction from the text by default', () => {
    renderUi(<TextInput aria-label="It" />)
    const input = screen.getByLabelText('It')
    expect(input).not.toHaveAttribute('dir')
    expect(input).toHaveStyle({ unicodeBidi: 'plaintext' })
  })
})
