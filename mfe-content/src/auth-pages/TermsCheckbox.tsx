import { sitePaths } from '@shop/contracts/site-paths.ts'
import { Link } from '@shop/router'
import { Checkbox } from '@shop/ui/form/Checkbox.tsx'
import { FieldError } from '@shop/ui/form/FieldError.tsx'
import type { UseFormReturn } from 'react-hook-form'

import type { AuthForm } from './auth-form.ts'
import { T, useT } from './messages.ts'

const ERROR_ID = 'terms-error'

export function TermsCheckbox({ form }: { form: UseFormReturn<AuthForm> }) {
  const t = useT()
  const invalid = form.formState.errors.terms !== undefined
  return (
    <div>
      <Checkbox
        label={<T id="signup.terms" components={{ 0: <Link to={sitePaths.terms} /> }} />}
        aria-required
        aria-invalid={invalid || undefined}
        aria-describedby={invalid ? ERROR_ID : undefined}
        {...form.register('terms', { required: true })}
      />
      {invalid && <FieldError id={ERROR_ID}>{t('auth.missing.terms')}</FieldError>}
    </div>
  )
}
