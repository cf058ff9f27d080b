import { Loading } from '@shop/ui/feedback/Loading.tsx'
import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'

import { MAX_GALLERY_PICTURES } from './gallery.ts'
import { BreadcrumbBar, Columns } from './product-page.styles.ts'

export function ProductSkeleton() {
  return (
    <Container>
      <Loading>
        <BreadcrumbBar>
          <Skeleton width="14rem" height="2.75rem" />
        </BreadcrumbBar>
        <Columns>
          <Stack $gap="3">
            <Skeleton ratio="1 / 1" shape="l" />
            <Skeleton ratio={`${MAX_GALLERY_PICTURES} / 1`} shape="m" />
          </Stack>
          <Stack $gap="5">
            <Skeleton width="80%" height="3rem" />
            <Skeleton width="30%" height="2rem" />
            <Skeleton height="7rem" />
            <Skeleton height="3.25rem" shape="m" />
            <Skeleton height="10rem" />
          </Stack>
        </Columns>
      </Loading>
    </Container>
  )
}
