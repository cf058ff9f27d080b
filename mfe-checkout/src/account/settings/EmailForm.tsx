import { normalizeEmail } from '@shop/contracts/rules/typed-text.ts'
import { isFilled } from '@shop/ui/form/form-rules.ts'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'

import type { FieldSpec } from '../../form/FieldList.tsx'
import { AccountT, useAccountT } from '../../messages.generated.ts'
import { CredentialsForm } from './CredentialsForm.tsx'
import { changeEmail } from './settings.api.ts'

const initial = { email: '', currentPassword: '' }
type Problem = 'missing' | 'invalid'

const isEmail = (typed: string) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(normalizeEmail(typed))

const fields: FieldSpec<typeof initial, Problem>[] = [
  {
    name: 'email',
    type: 'email',
    autoComplete: 'email',
    maxLength: 200,
    rules: { missing: isFilled, invalid: isEmail },
  },
  {
    name: 'currentPassword',
    type: 'password',
    autoComplete: 'current-password',
    rules: { missing: (value) => value !== '' },
  },
]

/** Asks for another e-mail address, which gets a link to confirm it. @param props.email the present one */
export function EmailForm({ email }: { email: string }) {
  const t = useAccountT()
  return (
    <CredentialsForm
      title={t('settings.newEmail')}
      lead={
        <AccountT
          id="settings.newEmail.lead"
          values={{ email }}
          components={{ 0: <PersonalText dir="ltr" /> }}
        />
      }
      email={email}
      initial={initial}
      fields={fields}
      label={(name) => t(`settings.newEmail.${name}`)}
      errorText={(problem, { label }) =>
        problem === 'missing'
          ? t('fieldError.missing', { field: label })
          : t('settings.newEmail.invalid')
      }
      submitLabel={t('settings.newEmail.submit')}
      submit={({ email: typed, currentPassword }) =>
        changeEmail({ email: normalizeEmail(typed), currentPassword })
      }
    />
  )
}
