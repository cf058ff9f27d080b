import { useLanguage } from '@shop/kernel/language'
import { Container } from '@shop/ui/layout/Container.tsx'
import { Fold } from '@shop/ui/layout/Fold.tsx'
import { CardGrid } from '@shop/ui/layout/Grid.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { color, space } from '@shop/ui/tokens/tokens.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { ListSection } from '../layout/Page.ts'
import { useSaleT } from '../messages.generated.ts'
import { ProductCard } from '../products/ProductCard.tsx'
import { ProductCardSkeleton } from '../products/ProductsSkeleton.tsx'
import { SampleCard } from '../samples/SampleCard.tsx'
import { samples } from '../samples/samples.ts'
import { CouponCard, CouponGrid } from './CouponCard.tsx'
import { describeSale, type ShownCoupon } from './describe-sale.ts'
import { SALE_PRODUCTS, saleProductsQuery } from './sale.api.ts'
import { findLargestPercentage, hasSaleProducts } from './sale-offer.ts'
import { SaleBanner } from './SaleBanner.tsx'

const TOP_OFFER_COUNT = 8

export function SalePage() {
  const t = useSaleT()
  const { lang } = useLanguage()
  const { eyebrow, title, text, leading, others, isOwn } = describeSale(lang)
  return (
    <Container>
      <PageMeta title={t('meta.sale.title')} description={t('meta.sale.description')} />
      <SaleBanner eyebrow={eyebrow} title={title} text={text} />
      {leading && (
        <LeadingCode aria-label={t('sale.coupon')}>
          <CouponCard coupon={leading} wide />
        </LeadingCode>
      )}
      {hasSaleProducts() && <SaleProducts />}
      {!isOwn && <Coupons coupons={others} />}
      {isOwn && (
        <Samples>
          <Fold summary={t('sale.samples')}>
            <Coupons coupons={others} />
            <Cards id="offers" title={t('sale.offers')} intro={t('sale.offersText')}>
              {samples.slice(0, TOP_OFFER_COUNT).map((sample) => (
                <li key={sample.id}>
                  <SampleCard sample={sample} offer heading="h3" priority={false} />
                </li>
              ))}
            </Cards>
          </Fold>
        </Samples>
      )}
    </Container>
  )
}

function Coupons({ coupons }: { coupons: readonly ShownCoupon[] }) {
  const t = useSaleT()
  if (coupons.length === 0) return null
  return (
    <ListSection aria-labelledby="coupons">
      <h2 id="coupons">{t('sale.coupons')}</h2>
      <CouponGrid $count={coupons.length}>
        {coupons.map((coupon) => (
          <li key={coupon.code}>
            <CouponCard coupon={coupon} />
          </li>
        ))}
      </CouponGrid>
    </ListSection>
  )
}

/** Products of the shop at their price with the largest discount, if there is one; left out when they cannot be loaded. */
function SaleProducts() {
  const t = useSaleT()
  const coupon = findLargestPercentage()
  const { data, isPending } = useQuery(saleProductsQuery)
  if (!isPending && !data?.length) return null
  return (
    <Cards
      id="sale-products"
      title={coupon ? t('sale.products', { code: coupon.code }) : t('sale.inShop')}
      intro={coupon && t('sale.productsText', { code: coupon.code })}
    >
      {data?.map((product) => (
        <li key={product._id}>
          <ProductCard
            product={product}
            priority={false}
            heading="h3"
            {...(coupon && { discountPercent: coupon.percent })}
          />
        </li>
      )) ??
        Array.from({ length: SALE_PRODUCTS }, (_, index) => (
          <li key={index}>
            <ProductCardSkeleton />
          </li>
        ))}
    </Cards>
  )
}

interface CardsProps {
  id: string
  title: string
  intro: string | undefined
  children: ReactNode
}

function Cards({ id, title, intro, children }: CardsProps) {
  return (
    <ListSection aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {intro && <Intro>{intro}</Intro>}
      </div>
      <CardGrid $medium={3} aria-labelledby={id}>
        {children}
      </CardGrid>
    </ListSection>
  )
}

const Intro = styled.p`
  margin-block-start: ${space[2]};
  color: ${color.muted};
`

const LeadingCode = styled.section`
  margin-block-end: ${space[7]};
`

const Samples = styled.div`
  margin-block-end: ${space.section};
  border-block: 1px solid ${color.line};
  & > [open] > summary {
    margin-block-end: ${space[5]};
  }
`
