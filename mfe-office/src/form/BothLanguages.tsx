import { type Language, languages } from '@shop/kernel/language'
import { isFilled } from '@shop/ui/form/form-rules.ts'
import { FormField } from '@shop/ui/form/FormField.tsx'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

import { useT } from '../messages.generated.ts'
import { useErrorText } from './useErrorText.ts'

interface BothLanguagesProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  /** Name of the text, which has a field for each language. */
  name: Path<Values>
  label: string
  /** The language in which it cannot be empty. */
  required?: Language | 'both'
  rows?: number
  maxLength: number
}

/** A text in English and in Arabic, each written in its own direction. */
export function BothLanguages<Values extends FieldValues>({
  form,
  name,
  label,
  required,
  rows,
  maxLength,
}: BothLanguagesProps<Values>) {
  const t = useT()
  const errorText = useErrorText()
  return languages.map((lang) => (
    <FormField
      key={lang}
      form={form}
      name={`${name}.${lang}` as Path<Values>}
      label={t(`form.in.${lang}`, { field: label })}
      errorText={errorText}
      maxLength={maxLength}
      lang={lang}
      dir={lang === 'ar' ? 'rtl' : 'ltr'}
      {...((required === 'both' || required === lang) && { rules: { missing: isFilled } })}
      {...(rows !== undefined && { kind: 'textarea' as const, rows })}
    />
  ))
}
