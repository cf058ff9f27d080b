import { useHydrated } from '@shop/kernel/page'
import { toast } from '@shop/kernel/toast'
import { hasBestSellers } from '@shop/shop-ui/best-sellers/best-sellers.api.ts'
import type { ProductListStore } from '@shop/shop-ui/product-lists/create-product-list-store.ts'
import { Button } from '@shop/ui/button/Button.tsx'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import Trash2 from 'lucide-react/icons/trash-2'
import type { ReactElement, ReactNode } from 'react'

import { BestSellers } from '../best-sellers/BestSellers.tsx'
import { NothingHere } from '../categories/CategoryLinks.tsx'
import { Page } from '../layout/Page.ts'
import { useShopBreadcrumb } from '../layout/useShopBreadcrumb.ts'
import { useT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { ProductsSkeleton } from '../products/ProductsSkeleton.tsx'

interface ProductListLayoutProps {
  list: ProductListStore
  meta: { title: string; description: string }
  title: string
  /** Shown unless the list is empty. */
  intro: string
  icon: ReactElement
  isEmpty: boolean
  children: ReactNode
}

/** The page of a product list: its heading, a button that clears it, and an empty state. */
export function ProductListLayout(props: ProductListLayoutProps) {
  const { list, meta, title, intro, icon, isEmpty, children } = props
  const t = useT()
  const hydrated = useHydrated()
  return (
    <Page>
      <PageMeta {...meta} noindex />
      <PageHeading
        title={title}
        breadcrumb={useShopBreadcrumb(title)}
        intro={hydrated ? !isEmpty && intro : <Skeleton width="14rem" height="1lh" />}
        actions={!isEmpty && <ClearListButton list={list} />}
      />
      {!hydrated ? (
        // The list is in the browser's storage.
        <ProductsSkeleton />
      ) : isEmpty ? (
        <>
          <NothingHere
            icon={icon}
            title={t('list.empty.title')}
            action={<ButtonLink to={paths.templateGrid}>{t('list.empty.action')}</ButtonLink>}
          />
          {hasBestSellers() && <BestSellers />}
        </>
      ) : (
        children
      )}
    </Page>
  )
}

function ClearListButton({ list }: { list: ProductListStore }) {
  const t = useT()

  function handleClick() {
    list.clear()
    toast.success(t('list.cleared'))
    // The focused button disappears.
    document.querySelector('h1')?.focus()
  }

  return (
    <Button variant="secondary" onClick={handleClick}>
      <Trash2 aria-hidden />
      {t('list.clear')}
    </Button>
  )
}
