import { Field } from '@shop/ui/form/Field.tsx'
import { Select } from '@shop/ui/form/Select.tsx'
import { TextArea } from '@shop/ui/form/TextArea.tsx'
import { TextInput } from '@shop/ui/form/TextInput.tsx'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form'

import type { Checks, Problem } from './checks.ts'
import { useT } from './messages.ts'

type Own = 'form' | 'name' | 'children'

export interface FormFieldProps<Values extends FieldValues> extends Omit<
  ComponentPropsWithoutRef<'input'>,
  Own
> {
  form: UseFormReturn<Values>
  name: Path<Values>
  label: string
  hint?: ReactNode
  checks?: Checks<Values>
  /** Fields whose checks depend on this one. */
  deps?: Path<Values>[]
  /** More than one line of text. */
  long?: boolean
  /** The options of a list to choose from. */
  children?: ReactNode
}

/** One field of a form, with the sentence that says what is wrong with it. */
export function FormField<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const {
    form,
    name,
    label,
    hint,
    checks = {},
    deps = [],
    long = false,
    children,
    ...input
  } = props
  const t = useT()
  const { formState, getFieldState, register } = form
  const problem = getFieldState(name, formState).error?.type as Problem | undefined
  const registered = register(name, {
    validate: checks,
    // Before the form is sent, a field that nobody has come to yet is not judged.
    deps: formState.isSubmitted ? deps : [],
  } as RegisterOptions<Values, Path<Values>>)
  return (
    <Field
      label={label}
      hint={hint}
      required={checks.missing !== undefined}
      error={problem && t(`problem.${problem}`, { field: label })}
    >
      {children ? (
        <Select {...registered}>{children}</Select>
      ) : long ? (
        <TextArea rows={4} maxLength={input.maxLength} {...registered} />
      ) : (
        <TextInput {...input} {...registered} />
      )}
    </Field>
  )
}
