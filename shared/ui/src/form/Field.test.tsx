import { renderUi } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'

import { Field } from './Field.tsx'
import { Select } from './Select.tsx'
import { TextArea } from './TextArea.tsx'
import { TextInput } from './TextInput.tsx'

test.each([
  ['a text input', <TextInput key="" />],
  ['a text area', <TextArea key="" />],
  ['a select', <Select key="" />],
])('%s is named by the label and described by hint and error', (_, control) => {
  renderUi(
    <Field label="Email" hint="We write seldom." error="Please enter an address.">
      {control}
    </Field>,
  )
  const element = screen.getByLabelText('Email')
  expect(element).toHaveAccessibleDescription('We write seldom. Please enter an address.')
  expect(element).toBeInvalid()
})

test('is valid and undescribed while there is nothing to say', () => {
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

test('a required field is marked for eyes and for ears', () => {
  renderUi(
    <Field label="First name" required>
      <TextInput />
    </Field>,
  )
  expect(screen.getByRole('textbox', { name: 'First name' })).toBeRequired()
  expect(screen.getByTitle('Required')).toHaveTextContent('*')
})

test('an optional field says so, in the language of the page', () => {
  renderUi(
    <Field label="الهاتف" optional>
      <TextInput type="tel" />
    </Field>,
    { lang: 'ar' },
  )
  expect(screen.getByRole('textbox', { name: 'الهاتف (اختياري)' })).toBeInTheDocument()
})

test('a description of the control itself is kept', () => {
  renderUi(
    <>
      <Field label="Code" hint="Six letters.">
        <TextInput aria-describedby="own" />
      </Field>
      <p id="own">From your mail.</p>
    </>,
  )
  expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('Six letters. From your mail.')
})
