import { sitePaths } from '@shop/contracts/site-paths.ts'
import { Container } from '@shop/ui/layout/Container.tsx'
import { Grid } from '@shop/ui/layout/Grid.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import { useState } from 'react'
import { styled } from 'styled-components'

import { useT } from './messages.ts'
import { StoreCard } from './StoreCard.tsx'
import { StoreMapDialog } from './StoreMapDialog.tsx'
import { stores, type Store } from './stores.ts'

export function StoresPage() {
  const t = useT()
  const [shown, setShown] = useState<Store | null>(null)
  return (
    <Page>
      <PageMeta title={t('meta.stores.title')} description={t('meta.stores.description')} />
      <PageHeading
        title={t('stores.title')}
        intro={t('stores.intro')}
        breadcrumb={[{ label: t('stores.shop'), to: sitePaths.shop }, { label: t('stores.title') }]}
      />
      <Grid as="ul" $min="20rem" aria-label={t('stores.list')}>
        {stores.map((store) => (
          <StoreCard key={store.id} store={store} onOpenMap={() => setShown(store)} />
        ))}
      </Grid>
      <StoreMapDialog store={shown} onClose={() => setShown(null)} />
    </Page>
  )
}

const Page = styled(Container)`
  padding-block-end: ${space.section};
`
