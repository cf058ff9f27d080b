import type {
  ComponentPropsWithoutRef,
  ComponentPropsWithRef,
  ComponentType,
  ReactNode,
} from 'react'
import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form'

import { Field } from './Field.tsx'
import type { Rules } from './form-rules.ts'
import { Select } from './Select.tsx'
import { TextArea } from './TextArea.tsx'
import { TextInput } from './TextInput.tsx'

type InputProps = Omit<ComponentPropsWithoutRef<'input'>, 'form' | 'name' | 'required' | 'children'>

export interface FormFieldProps<
  Values extends FieldValues,
  Problem extends string = string,
> extends InputProps {
  form: UseFormReturn<Values>
  name: Path<Values>
  label: string
  hint?: ReactNode
  /** Marks the field as required; by default, one with a rule named `missing` is. */
  required?: boolean
  /** Marks the field as optional. */
  optional?: boolean
  rules?: Rules<Values, Problem> | undefined
  /** The message for the first rule that fails; needed where there are rules. */
  errorText?: (problem: Problem, field: { name: Path<Values>; label: string }) => ReactNode
  /** Fields whose rules read this one; they are validated with it once the form was submitted. */
  deps?: Path<Values>[]
  kind?: 'input' | 'textarea' | 'select'
  /** Height of a `textarea`, in lines. */
  rows?: number
  /** Shows how many of a `textarea`'s `maxLength` characters are used. */
  counter?: boolean
  /** Takes the place of `TextInput`, for example a password that can be shown. */
  control?: ComponentType<ComponentPropsWithRef<'input'>>
  /** The options of a `select`. */
  children?: ReactNode
}

/** A field of a react-hook-form form with its label, hint, validation and error. */
export function FormField<Values extends FieldValues, Problem extends string = string>(
  props: FormFieldProps<Values, Problem>,
) {
  const {
    form,
    name,
    label,
    hint,
    required,
    optional,
    rules,
    errorText,
    deps = [],
    ...rest
  } = props
  const { kind = 'input', rows = 5, counter, control: Input = TextInput, children, ...input } = rest
  const { formState, getFieldState, register } = form
  const problem = getFieldState(name, formState).error?.type as Problem | undefined
  const registered = register(name, {
    validate: rules,
    // Until the form is submitted, do not validate fields that the user has not touched.
    deps: formState.isSubmitted ? deps : [],
  } as RegisterOptions<Values, Path<Values>>)
  return (
    <Field
      label={label}
      hint={hint}
      required={required ?? (rules !== undefined && 'missing' in rules)}
      optional={optional}
      error={problem && errorText?.(problem, { name, label })}
    >
      {kind === 'select' ? (
        <Select autoComplete={input.autoComplete} {...registered}>
          {children}
        </Select>
      ) : kind === 'textarea' ? (
        <TextArea rows={rows} counter={counter} maxLength={input.maxLength} {...registered} />
      ) : (
        <Input {...input} {...registered} />
      )}
    </Field>
  )
}
