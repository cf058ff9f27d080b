import { renderUi } from '@shop/testing/render.tsx'
import { renderHook, screen } from '@testing-library/react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useForm } from 'react-hook-form'

import { FieldContext, type FieldControl, useFieldControl } from './field.context.ts'
import { Field } from './Field.tsx'
import { isFilled, type Rules } from './form-rules.ts'
import { FormField, type FormFieldProps } from './FormField.tsx'
import { Select } from './Select.tsx'
import { TextArea } from './TextArea.tsx'
import { TextInput } from './TextInput.tsx'

interface Range {
  from: string
  to: string
}

const submitted: Range[] = []

const rules = {
  from: { missing: isFilled, tooLong: (value) => value.length <= 3 },
  to: { missing: isFilled, less: (to, { from }) => Number(to) >= Number(from) },
} satisfies Record<keyof Range, Rules<Range>>

const texts = { missing: 'is missing', tooLong: 'is too long', less: 'is less' }

type Props = Partial<FormFieldProps<Range, keyof typeof texts>>

function RangeForm({ from, to }: { from?: Props; to?: Props }) {
  const form = useForm<Range>({ defaultValues: { from: '', to: '' }, mode: 'onTouched' })
  const errorText: NonNullable<Props['errorText']> = (problem, { name, label }) =>
    `${label} (${name}) ${texts[problem]}.`
  const props = { form, errorText }
  return (
    <form noValidate onSubmit={form.handleSubmit((range) => void submitted.push(range))}>
      <FormField {...props} name="from" label="From" rules={rules.from} deps={['to']} {...from} />
      <FormField {...props} name="to" label="To" rules={rules.to} hint="At least From" {...to} />
      <button type="submit">Send</button>
    </form>
  )
}

function render(props: { from?: Props; to?: Props } = {}) {
  const { user, container } = renderUi(<RangeForm {...props} />)
  const field = (name: string) => container.querySelector<HTMLInputElement>(`[name="${name}"]`)!
  const submit = () => user.click(screen.getByRole('button', { name: 'Send' }))
  return { user, submit, from: field('from'), to: field('to') }
}

describe('FormField', () => {
  beforeEach(() => void (submitted.length = 0))

  test('renders the label, the hint and the attributes of its input', () => {
    const { from, to } = render({ from: { type: 'email', autoComplete: 'email', maxLength: 9 } })
    expect(from).toHaveAccessibleName('From')
    expect(from).not.toHaveAccessibleDescription()
    expect(from).toHaveAttribute('type', 'email')
    expect(from).toHaveAttribute('autocomplete', 'email')
    expect(from).toHaveAttribute('maxlength', '9')
    expect(to).toHaveAccessibleDescription('At least From')
  })

  test('is required when it has a rule named missing, unless told otherwise', () => {
    const { from, to } = render({ to: { required: false } })
    expect(from).toBeRequired()
    expect(to).not.toBeRequired()
  })

  test('is neither required nor optional without rules', () => {
    const { from } = render({ from: { rules: undefined } })
    expect(from).not.toBeRequired()
    expect(screen.queryByText('(Optional)')).toBeNull()
  })

  test('renders the error of the first failed rule once the field is left', async () => {
    const { user, from } = render()
    await user.click(from)
    expect(from).toBeValid()
    await user.tab()
    expect(from).toHaveAccessibleDescription('From (from) is missing.')
    await user.type(from, '1234')
    expect(from).toHaveAccessibleDescription('From (from) is too long.')
    await user.type(from, '{Backspace}')
    expect(from).toBeValid()
  })

  test('does not validate dependent fields before the form is submitted', async () => {
    const { user, from, to } = render()
    await user.type(from, '5')
    await user.tab()
    expect(to).toBeValid()
  })

  test('validates dependent fields on a change once the form was submitted', async () => {
    const { user, from, to, submit } = render()
    await user.type(from, '5')
    await user.type(to, '4')
    await submit()
    expect(to).toHaveAccessibleDescription('At least From To (to) is less.')
    expect(to).toHaveFocus()
    expect(submitted).toEqual([])
    await user.clear(from)
    await user.type(from, '3')
    expect(to).toBeValid()
    await submit()
    expect(submitted).toEqual([{ from: '3', to: '4' }])
  })

  test('renders a textarea with its height and counter', async () => {
    const { user, from } = render({
      from: { kind: 'textarea', rows: 7, counter: true, maxLength: 20 },
    })
    expect(from.localName).toBe('textarea')
    expect(from).toHaveAttribute('rows', '7')
    await user.type(from, 'abc')
    expect(await screen.findByText('3 of 20 characters')).toBeVisible()
  })

  test('renders a select with its options', async () => {
    const { user, to, submit } = render({
      from: {
        kind: 'select',
        autoComplete: 'address-level1',
        children: (
          <>
            <option value="" />
            <option value="2">Two</option>
          </>
        ),
      },
    })
    const from = screen.getByRole('combobox', { name: 'From' })
    expect(from).toHaveAttribute('autocomplete', 'address-level1')
    await user.selectOptions(from, 'Two')
    await user.type(to, '2')
    await submit()
    expect(submitted).toEqual([{ from: '2', to: '2' }])
  })

  test('renders a control of the form in place of the input', async () => {
    const Password = (props: ComponentPropsWithRef<'input'>) => <input {...props} title="own" />
    const { user, submit, to } = render({ from: { control: Password } })
    await user.type(screen.getByTitle('own'), '1')
    await user.type(to, '1')
    await submit()
    expect(submitted).toEqual([{ from: '1', to: '1' }])
  })
})

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

function within(field: FieldControl | null) {
  return ({ children }: { children: ReactNode }) => (
    <FieldContext value={field}>{children}</FieldContext>
  )
}

const field: FieldControl = { id: 'name', required: true, invalid: true, describedBy: 'hint error' }

describe('useFieldControl', () => {
  test('prefers the control’s own attributes, and appends its description', () => {
    const own = { id: 'mine', required: false, 'aria-describedby': 'own' }
    const { result } = renderHook(() => useFieldControl(own), { wrapper: within(field) })
    expect(result.current.id).toBe('mine')
    expect(result.current['aria-required']).toBeUndefined()
    expect(result.current['aria-describedby']).toBe('hint error own')
  })
})
