import { renderUi } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'
import { useState } from 'react'

import { Checkbox } from './Checkbox.tsx'
import { Field } from './Field.tsx'
import { Select } from './Select.tsx'
import { TextArea } from './TextArea.tsx'
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

describe('TextArea', () => {
  test('counts typed characters up to its maximum', async () => {
    const { user } = renderUi(<TextArea aria-label="Message" maxLength={5} counter />)
    const area = screen.getByRole('textbox', { name: 'Message' })
    expect(screen.getByText('0 of 5 characters')).toBeVisible()
    await user.type(area, 'Salam, shop')
    expect(area).toHaveValue('Salam')
    expect(screen.getByText('5 of 5 characters')).toBeVisible()
    expect(area).toHaveAccessibleDescription('5 of 5 characters')
  })

  test('counts a value set through the DOM, and a reset', async () => {
    const { user } = renderUi(
      <form>
        <TextArea aria-label="Message" maxLength={500} counter defaultValue="Hi" />
        <button type="reset">Clear</button>
      </form>,
    )
    expect(screen.getByText('2 of 500 characters')).toBeVisible()
    await user.type(screen.getByRole('textbox'), ' there')
    expect(screen.getByText('8 of 500 characters')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(await screen.findByText('2 of 500 characters')).toBeVisible()
  })

  function Controlled() {
    const [text, setText] = useState('abc')
    return (
      <>
        <TextArea aria-label="Note" maxLength={9} counter value={text} readOnly />
        <button onClick={() => setText('abcdef')}>Fill</button>
      </>
    )
  }

  test('counts a controlled value', async () => {
    const { user } = renderUi(<Controlled />)
    await user.click(screen.getByRole('button', { name: 'Fill' }))
    expect(screen.getByText('6 of 9 characters')).toBeVisible()
  })

  test('renders no counter by default, and Western digits in Arabic', () => {
    renderUi(
      <>
        <TextArea aria-label="Plain" maxLength={5} />
        <Field label="الرسالة">
          <TextArea maxLength={500} counter />
        </Field>
      </>,
      { lang: 'ar' },
    )
    expect(screen.getAllByText(/حرف/)).toHaveLength(1)
    expect(screen.getByText('0 من 500 حرف')).toBeVisible()
  })
})

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

describe('Checkbox', () => {
  test('is toggled by its label', async () => {
    const { user } = renderUi(<Checkbox label="Remember me" name="remember" />)
    await user.click(screen.getByText('Remember me'))
    expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeChecked()
  })

  test('of type radio allows one choice', async () => {
    const { user } = renderUi(
      <>
        <Checkbox type="radio" name="card" label="Visa" defaultChecked />
        <Checkbox type="radio" name="card" label="Master" />
      </>,
    )
    await user.click(screen.getByRole('radio', { name: 'Master' }))
    expect(screen.getByRole('radio', { name: 'Visa' })).not.toBeChecked()
  })
})
