import { sitePaths } from '@shop/contracts/site-paths.ts'
import type { Product } from '@shop/contracts/catalog.ts'
import { localize } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel'
import { useParams } from '@shop/router'
import { ErrorNotice } from '@shop/ui/feedback/ErrorNotice.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { Breadcrumb } from '@shop/ui/navigation/Breadcrumb.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { StructuredData } from '@shop/ui/page/StructuredData.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'

import { viewed } from '../kept/kept.store.ts'
import { useT } from '../messages.ts'
import { isMissing } from '../missing/missing.ts'
import { Missing } from '../missing/Missing.tsx'
import { Gallery } from './Gallery.tsx'
import { galleryOf } from './gallery.ts'
import { productQuery } from './product.api.ts'
import { pictureOf, productData } from './product-data.ts'
import { Columns, Top } from './product-page.styles.ts'
import { ProductPanel } from './ProductPanel.tsx'
import { ProductSkeleton } from './ProductSkeleton.tsx'

export function ProductPage() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(productQuery(id))
  if (isMissing(error)) return <Missing what="product" />
  if (data) return <Detail key={id} product={data} />
  if (!error) return <ProductSkeleton />
  return (
    <Container>
      <ErrorNotice error={error} onRetry={() => void refetch()} />
    </Container>
  )
}

function Detail({ product }: { product: Product }) {
  const t = useT()
  const { lang } = useLanguage()
  const title = localize(product.title, lang)
  const description = localize(product.description, lang)
  const pictures = useMemo(() => galleryOf(product), [product])
  useEffect(() => viewed.putFirst(product._id), [product._id])
  return (
    <Container>
      <PageMeta
        title={title}
        description={description || t('meta.product.description')}
        picture={pictureOf(product)}
      />
      <StructuredData data={productData(product, lang)} />
      <Top>
        <Breadcrumb items={[{ label: t('shop.title'), to: sitePaths.shop }, { label: title }]} />
      </Top>
      <Columns>
        <Gallery title={title} pictures={pictures} />
        <ProductPanel product={product} />
      </Columns>
    </Container>
  )
}
