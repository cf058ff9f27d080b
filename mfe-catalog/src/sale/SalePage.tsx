import { sitePaths } from '@shop/contracts/site-paths.ts'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { Grid } from '@shop/ui/layout/Grid.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { ResponsiveImage } from '@shop/ui/picture/ResponsiveImage.tsx'

import { ProductGrid } from '../products/ProductGrid.tsx'
import { samples } from '../samples/data/samples.ts'
import { samplePictures } from '../samples/sample.pictures.ts'
import { SampleCard } from '../samples/SampleCard.tsx'
import { CouponCard } from './CouponCard.tsx'
import { coupons, TOP_OFFERS } from './coupons.ts'
import { useT } from './messages.ts'
import { Banner, Part, PartText, Pictures, Season, Text, Words } from './sale.styles.ts'

/** Samples whose pictures stand in the banner. */
const shown = ['5', '6']

export function SalePage() {
  const t = useT()
  return (
    <Container>
      <PageMeta title={t('meta.sale.title')} description={t('meta.sale.description')} />
      <Banner>
        <Words>
          <Season>{t('sale.season')}</Season>
          <h1 tabIndex={-1}>{t('sale.title')}</h1>
          <Text>{t('sale.text')}</Text>
          <ButtonLink to={sitePaths.shop} size="l">
            {t('sale.shop')}
          </ButtonLink>
        </Words>
        <Pictures>
          {shown.map((id) => {
            const files = samplePictures[id]
            return files && <ResponsiveImage key={id} files={files} alt="" sizes="20vw" priority />
          })}
        </Pictures>
      </Banner>
      <Part aria-labelledby="coupons">
        <h2 id="coupons">{t('sale.coupons')}</h2>
        <Grid as="ul" $min="17rem">
          {coupons.map((coupon) => (
            <CouponCard key={coupon.code} coupon={coupon} />
          ))}
        </Grid>
      </Part>
      <Part aria-labelledby="offers">
        <div>
          <h2 id="offers">{t('sale.offers')}</h2>
          <PartText>{t('sale.offersText')}</PartText>
        </div>
        <ProductGrid aria-labelledby="offers">
          {samples.slice(0, TOP_OFFERS).map((sample) => (
            <li key={sample.id}>
              <SampleCard sample={sample} offer heading="h3" priority={false} />
            </li>
          ))}
        </ProductGrid>
      </Part>
    </Container>
  )
}
