import type { Product } from '@shop/contracts/wire/catalog.ts'
import { localize } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { Slot } from '@shop/kernel/slots'
import { useParams } from '@shop/router'
import { ErrorNotice } from '@shop/ui/feedback/ErrorNotice.tsx'
import { Loading } from '@shop/ui/feedback/Loading.tsx'
import { Skeleton } from '@shop/ui/feedback/Skeleton.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { Breadcrumb } from '@shop/ui/navigation/Breadcrumb.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { StructuredData } from '@shop/ui/page/StructuredData.tsx'
import { useSiteUrl } from '@shop/ui/page/useSiteUrl.ts'
import { mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { styled } from 'styled-components'

import { useShopBreadcrumb } from '../layout/useShopBreadcrumb.ts'
import { useT } from '../messages.generated.ts'
import { isNotFound } from '../not-found/not-found.ts'
import { NotFound } from '../not-found/NotFound.tsx'
import { recentlyViewed } from '../product-lists/product-list.store.ts'
import type { Slots } from '../slots.ts'
import { BuyBar } from './BuyBar.tsx'
import { useEngraving } from './engraving/useEngraving.ts'
import { findPictures, getAlts, getGalleryPictures, MAX_GALLERY_PICTURES } from './gallery.ts'
import { Gallery } from './Gallery.tsx'
import { MoreProducts } from './MoreProducts.tsx'
import { productQuery } from './product.api.ts'
import { getPreviewImage, getPreviewSize, toStructuredData } from './product-structured-data.ts'
import { ProductPanel } from './ProductPanel.tsx'

export function ProductPage() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(productQuery(id))
  if (isNotFound(error)) return <NotFound page="product" />
  if (data) return <ProductDetails key={id} id={id} product={data} />
  if (!error) return <ProductSkeleton />
  return (
    <Container>
      <ErrorNotice error={error} onRetry={() => void refetch()} />
    </Container>
  )
}

function ProductDetails({ id, product }: { id: string; product: Product }) {
  const t = useT()
  const { lang } = useLanguage()
  const title = localize(product.title, lang)
  const description = localize(product.description, lang)
  const actions = useRef<HTMLDivElement>(null)
  const pictures = useMemo(() => getGalleryPictures(product), [product])
  const alts = useMemo(() => getAlts(product, pictures, lang), [product, pictures, lang])
  const engraving = useEngraving(product)
  const { engravings: texts, focused } = engraving
  const sought = useMemo(() => focused && findPictures(product, focused.index), [product, focused])
  useEffect(() => recentlyViewed.prepend(product._id), [product._id])
  return (
    <Container>
      <PageMeta
        title={title}
        description={description || t('meta.product.description')}
        type="product"
        picture={getPreviewImage(product)}
        pictureSize={getPreviewSize(product)}
      />
      <StructuredData data={toStructuredData(product, lang, useSiteUrl())} />
      <BreadcrumbBar>
        <Breadcrumb items={useShopBreadcrumb(title)} />
      </BreadcrumbBar>
      <Columns>
        <Gallery
          title={title}
          pictures={pictures}
          alts={alts}
          engraving={texts && { texts, product }}
          sought={sought}
        />
        <ProductPanel id={id} product={product} engraving={engraving} actionsRef={actions} />
      </Columns>
      <Slot<Slots> name="product.below-details" context={{ id, title: product.title }} />
      <MoreProducts id={id} product={product} />
      <BuyBar product={product} engraving={engraving} actions={actions} />
    </Container>
  )
}

function ProductSkeleton() {
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

const BreadcrumbBar = styled.div`
  padding-block: ${space[4]};
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${space[5]};
  align-items: start;
  padding-block-end: ${space.section};
  @media (min-width: 48rem) {
    grid-template-columns: minmax(0, 11fr) minmax(0, 9fr);
    column-gap: ${space[6]};
  }
  ${mediaQuery.laptop} {
    column-gap: ${space[8]};
  }
`
