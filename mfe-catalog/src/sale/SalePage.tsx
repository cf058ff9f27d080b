import { saleCoupons } from '@shop/contracts/sale-coupons.ts'
import { CardGrid } from '@shop/ui/layout/CardGrid.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'

import { useSaleT } from '../messages.generated.ts'
import { SampleCard } from '../samples/SampleCard.tsx'
import { samples } from '../samples/samples.ts'
import { CouponCard, CouponGrid } from './CouponCard.tsx'
import { SaleSection, SectionIntro } from './sale.styles.ts'
import { SaleBanner } from './SaleBanner.tsx'
import { SaleProducts } from './SaleProducts.tsx'

const TOP_OFFER_COUNT = 8

export function SalePage() {
  const t = useSaleT()
  return (
    <Container>
      <PageMeta title={t('meta.sale.title')} description={t('meta.sale.description')} />
      <SaleBanner />
      <SaleSection aria-labelledby="coupons">
        <h2 id="coupons">{t('sale.coupons')}</h2>
        <CouponGrid>
          {saleCoupons.map((coupon) => (
            <CouponCard key={coupon.code} coupon={coupon} />
          ))}
        </CouponGrid>
      </SaleSection>
      <SaleProducts />
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
    </Container>
  )
}
