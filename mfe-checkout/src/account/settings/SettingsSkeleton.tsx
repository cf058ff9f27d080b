import { Card } from '@shop/ui/card/Card.tsx'
import { Loading } from '@shop/ui/feedback/Loading.tsx'
import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'
import { FormGrid, FullWidth } from '@shop/ui/form/form-grid.styles.ts'
import { Stack } from '@shop/ui/layout/Stack.tsx'

import { useT } from '../messages.ts'

const FIELD = '4.75rem'
const WITH_HINT = '6.25rem'
/** E-mail, address, occupation and description. */
const WIDE_FIELDS = [WITH_HINT, FIELD, WITH_HINT, '10.5rem']

/** The profile form before the profile is there. */
export function SettingsSkeleton() {
  const t = useT()
  return (
    <Card>
      <Loading label={t('profile.loading')}>
        <Stack $gap="5">
          <Title />
          <FormGrid>
            <Skeleton height={FIELD} shape="m" />
            <Skeleton height={FIELD} shape="m" />
            {WIDE_FIELDS.map((height, index) => (
              <FullWidth key={index}>
                <Skeleton height={height} shape="m" />
              </FullWidth>
            ))}
          </FormGrid>
          <Title />
          <FormGrid>
            <Skeleton height={WITH_HINT} shape="m" />
            <Skeleton height={WITH_HINT} shape="m" />
          </FormGrid>
          <Stack $row $justify="end">
            <Skeleton width="9rem" height="2.75rem" shape="m" />
          </Stack>
        </Stack>
      </Loading>
    </Card>
  )
}

function Title() {
  return <Skeleton width="12rem" height="1.75rem" />
}
