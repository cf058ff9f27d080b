import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { type Language, useLanguage } from '@shop/kernel/language'
import { ContactPrompt } from '@shop/ui/layout/ContactPrompt.tsx'
import { Grid } from '@shop/ui/layout/Grid.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { space } from '@shop/ui/tokens/tokens.ts'
import { useState } from 'react'
import { styled } from 'styled-components'

import { Page } from '../layout/Page.ts'
import { useShopBreadcrumb } from '../layout/useShopBreadcrumb.ts'
import { type storesT, useStoresT } from '../messages.generated.ts'
import { StoreCard } from './StoreCard.tsx'
import { StoreMapDialog } from './StoreMapDialog.tsx'
import { getStores, hasOwnersStores, type Store } from './stores.ts'

/** What search engines show. */
function describePage(stores: readonly Store[], t: typeof storesT, lang: Language) {
  if (!hasOwnersStores()) {
    return { title: t('meta.stores.title'), description: t('meta.stores.description') }
  }
  const names = new Intl.ListFormat(lang).format(stores.map(({ name }) => name))
  return { title: t('stores.title'), description: t('stores.ownersDescription', { names }) }
}

export function StoresPage() {
  const t = useStoresT()
  const { lang } = useLanguage()
  const stores = getStores(lang)
  const [openStore, setOpenStore] = useState<Store | null>(null)
  return (
    <Page>
      <PageMeta {...describePage(stores, t, lang)} />
      <PageHeading
        title={t('stores.title')}
        intro={t(hasOwnersStores() ? 'stores.ownersIntro' : 'stores.intro')}
        breadcrumb={useShopBreadcrumb(t('stores.title'))}
      />
      <Grid as="ul" $min="20rem" aria-label={t('stores.list')}>
        {stores.map((store) => (
          <StoreCard key={store.id} store={store} onOpenMap={() => setOpenStore(store)} />
        ))}
      </Grid>
      <Prompt
        title={t('stores.agents.title')}
        text={t('stores.agents.text')}
        action={t('stores.agents.action')}
        to={sitePaths.agents}
      />
      <StoreMapDialog store={openStore} onClose={() => setOpenStore(null)} />
    </Page>
  )
}

const Prompt = styled(ContactPrompt)`
  margin-block-start: ${space[7]};
`
