import { renderUi } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'

import { Field } from './Field.tsx'
import { Select } from './Select.tsx'
import { TextArea } from './TextArea.tsx'
import { TextInput } from './TextInput.tsx'

describe('Field', () => {
  test.each([
    ['a text input', <TextInput key="" />],
    ['a text area', <TextArea key="" />],
    ['a select', <Select key="" />],
  ])('names %s by the label and describes it by hint and error', (_, control) => {
    renderUi(
      <Field label="Email" hint="We write seldom." error="Please enter an address.">
        {control}
      </Field>,
    )
    const element = screen.getByLabelText('Email')
    expect(element).toHaveAccessibleDescription('We write seldom. Please enter an address.')
    expect(element).toBeInvalid()
  })

  test('is valid and has no description without hint and error', () => {
    renderUi(
      <Field label="Email">
        <TextInput />
      </Field>,
    )
    const input = screen.getByLabelText('Email')
    expect(input).toBeValid()
    expect(input).not.toHaveAttribute('aria-describedby')
    expect(input).not.toBeRequired()
  })

  test('marks a required control for eyes and assistive technology', () => {
    renderUi(
      <Field label="First name" required>
        <TextInput />
      </Field>,
    )
    expect(screen.getByRole('textbox', { name: 'First name' })).toBeRequired()
    expect(screen.getByTitle('Required')).toHaveTextContent('*')
  })

  test('renders the optional mark in the language of the page', () => {
    renderUi(
      <Field label="الهاتف" optional>
        <TextInput type="tel" />
      </Field>,
      { lang: 'ar' },
    )
    expect(screen.getByRole('textbox', { name: 'الهاتف (اختياري)' })).toBeInTheDocument()
  })

  test('keeps the control’s own description', () => {
    renderUi(
      <>
        <Field label="Code" hint="Six letters.">
          <TextInput aria-describedby="own" />
        </Field>
        <p id="own">From your mail.</p>
      </>,
    )
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(
      'Six letters. From your mail.',
    )
  })
})
