import { Card } from '@shop/ui/card/Card.tsx'
import { Loading } from '@shop/ui/feedback/Loading.tsx'
import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'

import { FieldListSkeleton } from '../../form/FieldList.tsx'
import { SectionTitle } from '../../layout/SectionTitle.ts'
import { useAccountT } from '../../messages.generated.ts'
import { languageField } from './ProfileForm.tsx'
import { contactFields, isSaved, personalFields, type SettingsValues } from './settings.ts'

const personal = personalFields({ emailReadOnly: true })

/** The profile form before the profile is there. @param props.own whether all fields are saved */
export function SettingsSkeleton({ own = false }: { own?: boolean }) {
  const t = useAccountT()
  const texts = {
    label: (name: keyof SettingsValues) => t(`settings.${name}`),
    hint(name: keyof SettingsValues) {
      if (name === 'email') return t(own ? 'settings.ownEmailHint' : 'settings.emailHint')
      return own || isSaved(name) ? undefined : t('settings.notSaved')
    },
  }
  return (
    <Card as="section">
      <Loading label={t('profile.loading')}>
        <Stack $gap="5">
          <Title />
          <FieldListSkeleton fields={personal} {...texts} />
          <Title />
          <FieldListSkeleton
            fields={own ? [...contactFields, languageField] : contactFields}
            {...texts}
          />
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
