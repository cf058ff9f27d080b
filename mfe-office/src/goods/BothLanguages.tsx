import { isFilled } from '@shop/ui/form/form-rules.ts'
import { FormField } from '@shop/ui/form/FormField.tsx'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

import { useErrorText } from '../form/useErrorText.ts'
import { useT } from '../messages.generated.ts'

interface BothLanguagesProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  /** The field that has a text in each language. */
  name: string
  /** Prefix of the messages that name it. */
  label:
    | `goods.${'title' | 'description' | 'material' | 'size'}`
    | `offer.${'title' | 'text' | 'action'}`
  required?: boolean
  rows?: number
  maxLength: number
}

/** A text in English and in Arabic, each written in its own direction. */
export function BothLanguages<Values extends FieldValues>({
  form,
  name,
  label,
  required = false,
  rows,
  maxLength,
}: BothLanguagesProps<Values>) {
  const t = useT()
  const errorText = useErrorText()
  return (['en', 'ar'] as const).map((lang) => (
    <FormField
      key={lang}
      form={form}
      name={`${name}.${lang}` as Path<Values>}
      label={t(`${label}.${lang}`)}
      errorText={errorText}
      maxLength={maxLength}
      lang={lang}
      dir={lang === 'ar' ? 'rtl' : 'ltr'}
      {...(required && { rules: { missing: isFilled } })}
      {...(rows !== undefined && { kind: 'textarea' as const, rows })}
    />
  ))
}
