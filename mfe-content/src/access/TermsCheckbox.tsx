import { sitePaths } from '@shop/contracts/site-paths.ts'
import { Link } from '@shop/router'
import { Checkbox } from '@shop/ui/form/Checkbox.tsx'
import { FieldError } from '@shop/ui/form/FieldError.tsx'
import type { UseFormReturn } from 'react-hook-form'

import { rules, type AccessForm } from './auth-form.ts'
import { T, useT } from './messages.ts'

const ERROR = 'terms-error'

/** Accepts the terms, which it leads to. */
export function TermsBox({ form }: { form: UseFormReturn<AccessForm> }) {
  const t = useT()
  const refused = form.formState.errors.terms !== undefined
  return (
    <div>
      <Checkbox
        label={<T id="signup.terms" components={{ 0: <Link to={sitePaths.terms} /> }} />}
        aria-required
        aria-invalid={refused || undefined}
        aria-describedby={refused ? ERROR : undefined}
        {...form.register('terms', rules.terms)}
      />
      {refused && <FieldError id={ERROR}>{t('access.missing.terms')}</FieldError>}
    </div>
  )
}
