import { Container } from '@shop/ui/layout/Container.tsx'
import { CardGrid } from '@shop/ui/layout/Grid.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'

import { useSaleT } from '../messages.generated.ts'
import { SampleCard } from '../samples/SampleCard.tsx'
import { samples } from '../samples/samples.ts'
import { CouponCard, CouponGrid } from './CouponCard.tsx'
import { SaleSection, SectionIntro } from './sale.styles.ts'
import { hasSaleProducts } from './sale-offer.ts'
import { SaleBanner } from './SaleBanner.tsx'
import { SaleProducts } from './SaleProducts.tsx'
import { useSale } from './useSale.ts'

const TOP_OFFER_COUNT = 8

export function SalePage() {
  const t = useSaleT()
  const { eyebrow, title, text, coupons, isOwn } = useSale()
  return (
    <Container>
      <PageMeta title={t('meta.sale.title')} description={t('meta.sale.description')} />
      <SaleBanner eyebrow={eyebrow} title={title} text={text} />
      {coupons.length > 0 && (
        <SaleSection aria-labelledby="coupons">
          <h2 id="coupons">{t('sale.coupons')}</h2>
          <CouponGrid $count={coupons.length}>
            {coupons.map((coupon) => (
              <CouponCard key={coupon.code} coupon={coupon} />
            ))}
          </CouponGrid>
        </SaleSection>
      )}
      {hasSaleProducts() && <SaleProducts />}
      {isOwn && <TopOffers />}
    </Container>
  )
}

function TopOffers() {
  const t = useSaleT()
  return (
    <SaleSection aria-labelledby="offers">
      <div>
        <h2 id="offers">{t('sale.offers')}</h2>
        <SectionIntro>{t('sale.offersText')}</SectionIntro>
      </div>
      <CardGrid $medium={3} aria-labelledby="offers">
        {samples.slice(0, TOP_OFFER_COUNT).map((sample) => (
          <li key={sample.id}>
            <SampleCard sample={sample} offer heading="h3" priority={false} />
          </li>
        ))}
      </CardGrid>
    </SaleSection>
  )
}
