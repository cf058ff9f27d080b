import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@shop/contracts/rules/limits.ts'
import { formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'

import type { FieldSpec } from '../../form/FieldList.tsx'
import { useAccountT } from '../../messages.generated.ts'
import { CredentialsForm } from './CredentialsForm.tsx'
import { changePassword } from './settings.api.ts'

const initial = { old: '', new: '', retype: '' }
type Values = typeof initial
type Problem = 'missing' | 'length' | 'differs'

/** A password may be of spaces only. */
const isTyped = (value: string) => value !== ''

const fields: FieldSpec<Values, Problem>[] = [
  {
    name: 'old',
    wide: true,
    type: 'password',
    autoComplete: 'current-password',
    rules: { missing: isTyped },
  },
  {
    name: 'new',
    type: 'password',
    autoComplete: 'new-password',
    rules: {
      missing: isTyped,
      length: ({ length }) => length >= MIN_PASSWORD_LENGTH && length <= MAX_PASSWORD_LENGTH,
    },
    deps: ['retype'],
  },
  {
    name: 'retype',
    type: 'password',
    autoComplete: 'new-password',
    rules: { missing: isTyped, differs: (value, values) => value === values.new },
  },
]

/** Changes the member's password. */
export function OwnPasswordForm({ email }: { email: string }) {
  const t = useAccountT()
  const { lang } = useLanguage()
  return (
    <CredentialsForm
      title={t('settings.password')}
      lead={t('settings.password.lead')}
      email={email}
      initial={initial}
      fields={fields}
      label={(name) => t(`settings.password.${name}`)}
      errorText={(problem, { label }) =>
        problem === 'missing'
          ? t('fieldError.missing', { field: label })
          : t(`settings.password.${problem}`, {
              min: formatNumber(MIN_PASSWORD_LENGTH, lang),
              max: formatNumber(MAX_PASSWORD_LENGTH, lang),
            })
      }
      submitLabel={t('settings.password.submit')}
      submit={({ old, new: password }) => changePassword({ currentPassword: old, password })}
    />
  )
}
