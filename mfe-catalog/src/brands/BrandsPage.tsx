import { Link } from '@shop/router'
import { hasBestSellers } from '@shop/shop-ui/best-sellers/best-sellers.api.ts'
import { LinkCard, stretchedLink } from '@shop/ui/card/LinkCard.tsx'
import { ArrowForward } from '@shop/ui/icons/directional.ts'
import { Container } from '@shop/ui/layout/Container.tsx'
import { Grid } from '@shop/ui/layout/Grid.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { ResponsiveImage } from '@shop/ui/picture/ResponsiveImage.tsx'
import { DataText } from '@shop/ui/text/DataText.tsx'
import { color, font, mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { BestSellers } from '../best-sellers/BestSellers.tsx'
import { useShopBreadcrumb } from '../layout/useShopBreadcrumb.ts'
import { parseFilters, toSearchParams } from '../listings/listing-filters.ts'
import { useBrandsT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import {
  brandGroups,
  getBrandsInGroup,
  type SampleBrand,
  sampleBrands,
} from '../samples/sample-attributes.ts'
import { listedSamples, samplePictures } from '../samples/samples.ts'

export function BrandsPage() {
  const t = useBrandsT()
  return (
    <Container>
      <PageMeta title={t('meta.brands.title')} description={t('meta.brands.description')} />
      <PageHeading
        title={t('brands.title')}
        intro={t('brands.intro')}
        breadcrumb={useShopBreadcrumb(t('brands.title'))}
      />
      <Groups>
        {brandGroups.map((group) => (
          <Group key={group} aria-labelledby={group}>
            <h2 id={group}>{t(`brands.${group}`)}</h2>
            <Grid as="ul" $min="18rem" $gap="4">
              {getBrandsInGroup(group).map((brand) => (
                <BrandCard key={brand} brand={brand} />
              ))}
            </Grid>
          </Group>
        ))}
      </Groups>
      {/* Samples are not for sale. */}
      {hasBestSellers() && <BestSellers />}
    </Container>
  )
}

function BrandCard({ brand }: { brand: SampleBrand }) {
  const t = useBrandsT()
  const samples = listedSamples.filter((sample) => sample.brand === brand)
  const files = samples[0] && samplePictures[samples[0].picture]
  const search = toSearchParams({
    ...parseFilters(new URLSearchParams()),
    brand: [brand],
  }).toString()
  return (
    <Root as="li" $flush>
      {files && <ResponsiveImage files={files} alt="" sizes="6rem" />}
      <div>
        <Name>
          <Link to={{ pathname: paths['listings.gridLeft'], search }}>
            <DataText text={sampleBrands[brand].name} />
          </Link>
        </Name>
        <Count>{t('brands.count', { count: samples.length })}</Count>
      </div>
      <ArrowForward />
    </Root>
  )
}

const Groups = styled.div`
  display: grid;
  gap: ${space[7]};
  padding-block: ${space[4]} ${space.section};
`

const Group = styled.section`
  display: grid;
  align-items: start;
  gap: ${space[4]};
  ${mediaQuery.laptop} {
    grid-template-columns: 16rem minmax(0, 1fr);
  }
`

const Root = styled(LinkCard)`
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[4]};
  padding-inline-end: ${space[4]};
  & > svg {
    inline-size: 1.25rem;
    color: ${color.muted};
  }
`

const Name = styled.h3`
  font-size: ${font.l};
  ${stretchedLink}
`

const Count = styled.p`
  margin-block-start: ${space[1]};
  color: ${color.muted};
  font-size: ${font.s};
`
