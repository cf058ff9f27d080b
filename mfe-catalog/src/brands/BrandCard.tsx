import { Link } from '@shop/router'
import { ArrowForward } from '@shop/ui/icons/Arrow.tsx'
import { ResponsiveImage } from '@shop/ui/picture/ResponsiveImage.tsx'
import { DataText } from '@shop/ui/text/DataText.tsx'

import { parseFilters, toSearchParams } from '../listings/listing-filters.ts'
import { useBrandsT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { listedSamples } from '../samples/data/samples.ts'
import { samplePictures } from '../samples/sample.pictures.ts'
import { type SampleBrand, sampleBrands } from '../samples/sample-attributes.ts'
import { Count, Name, Root } from './brands.styles.ts'

/** Links to the samples of a brand. */
export function BrandCard({ brand }: { brand: SampleBrand }) {
  const t = useBrandsT()
  const samples = listedSamples.filter((sample) => sample.brand === brand)
  const files = samples[0] && samplePictures[samples[0].id]
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
