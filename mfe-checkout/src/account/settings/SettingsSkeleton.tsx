import { Card } from '@shop/ui/card/Card.tsx'
import { Loading } from '@shop/ui/feedback/Loading.tsx'
import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'
import { FormGrid, FullWidth } from '@shop/ui/form/form-grid.styles.ts'
import { Stack } from '@shop/ui/layout/Stack.tsx'

import { useT } from '../messages.ts'

export function SettingsSkeleton() {
  const t = useT()
  return (
    <Card>
      <Loading label={t('profile.loading')}>
        <Stack $gap="5">
          <Skeleton width="12rem" height="1.5rem" />
          <FormGrid>
            <Skeleton height="4.75rem" shape="m" />
            <Skeleton height="4.75rem" shape="m" />
            <FullWidth>
              <Skeleton height="4.75rem" shape="m" />
            </FullWidth>
            <FullWidth>
              <Skeleton height="4.75rem" shape="m" />
            </FullWidth>
          </FormGrid>
        </Stack>
      </Loading>
    </Card>
  )
}
