import { Card } from '@shop/ui/card/Card.tsx'
import { Loading } from '@shop/ui/feedback/Loading.tsx'
import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'
import { FieldSkeleton } from '@shop/ui/form/FieldSkeleton.tsx'
import { FormGrid, FullWidth } from '@shop/ui/form/form-grid.styles.ts'
import { Stack } from '@shop/ui/layout/Stack.tsx'

import { SectionTitle } from '../../layout/SectionTitle.ts'
import { useAccountT } from '../../messages.generated.ts'
import type { FieldSpec } from '../FieldList.tsx'
import { contactFields, isSaved, personalFields, type SettingsValues } from './settings.ts'

const personal = personalFields({ emailReadOnly: true })

/** The profile form before the profile is there. */
export function SettingsSkeleton() {
  const t = useAccountT()
  return (
    <Card as="section">
      <Loading label={t('profile.loading')}>
        <Stack $gap="5">
          <Title />
          <Fields fields={personal} />
          <Title />
          <Fields fields={contactFields} />
          <Stack $row $justify="end">
            <Skeleton width="9rem" height="2.75rem" shape="m" />
          </Stack>
        </Stack>
      </Loading>
    </Card>
  )
}

function Title() {
  return (
    <SectionTitle aria-hidden>
      <Skeleton width="12rem" height="1lh" />
    </SectionTitle>
  )
}

function Fields({ fields }: { fields: FieldSpec<SettingsValues>[] }) {
  const t = useAccountT()
  const hint = (name: keyof SettingsValues) => {
    if (name === 'email') return t('settings.emailHint')
    return isSaved(name) ? undefined : t('settings.notSaved')
  }
  return (
    <FormGrid>
      {fields.map(({ name, rows, wide = false }) => {
        const Cell = wide ? FullWidth : 'div'
        return (
          <Cell key={name}>
            <FieldSkeleton label={t(`settings.${name}`)} hint={hint(name)} rows={rows} />
          </Cell>
        )
      })}
    </FormGrid>
  )
}
