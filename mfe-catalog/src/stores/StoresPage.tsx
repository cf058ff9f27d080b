import { Grid } from '@shop/ui/layout/Grid.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { useState } from 'react'

import { Page } from '../layout/Page.ts'
import { useShopBreadcrumb } from '../layout/useShopBreadcrumb.ts'
import { useStoresT } from '../messages.generated.ts'
import { StoreCard } from './StoreCard.tsx'
import { StoreMapDialog } from './StoreMapDialog.tsx'
import { type Store, stores } from './stores.ts'

export function StoresPage() {
  const t = useStoresT()
  const [openStore, setOpenStore] = useState<Store | null>(null)
  return (
    <Page>
      <PageMeta title={t('meta.stores.title')} description={t('meta.stores.description')} />
      <PageHeading
        title={t('stores.title')}
        intro={t('stores.intro')}
        breadcrumb={useShopBreadcrumb(t('stores.title'))}
      />
      <Grid as="ul" $min="20rem" aria-label={t('stores.list')}>
        {stores.map((store) => (
          <StoreCard key={store.id} store={store} onOpenMap={() => setOpenStore(store)} />
        ))}
      </Grid>
      <StoreMapDialog store={openStore} onClose={() => setOpenStore(null)} />
    </Page>
  )
}
