import { Link } from '@shop/router'
import { ArrowForward } from '@shop/ui/icons/Arrow.tsx'
import { ResponsiveImage } from '@shop/ui/picture/ResponsiveImage.tsx'

import { writeChoice, readChoice } from '../listings/choice.ts'
import paths from '../paths.json'
import { listed } from '../samples/data/samples.ts'
import { sampleBrands, type SampleBrand } from '../samples/sample-attributes.ts'
import { samplePictures } from '../samples/sample.pictures.ts'
import { DataText } from '../text/DataText.tsx'
import { Count, Name, Root } from './brands.styles.ts'
import { useT } from './messages.ts'

/** A brand, a glimpse of its pieces, and the way to them. */
export function BrandCard({ brand }: { brand: SampleBrand }) {
  const t = useT()
  const pieces = listed.filter((sample) => sample.brand === brand)
  const files = pieces[0] && samplePictures[pieces[0].id]
  const search = writeChoice({ ...readChoice(new URLSearchParams()), brand: [brand] }).toString()
  return (
    <Root as="li" $flush>
      {files && <ResponsiveImage files={files} alt="" sizes="6rem" />}
      <div>
        <Name>
          <Link to={{ pathname: paths['listings.gridLeft'], search }}>
            <DataText text={sampleBrands[brand].name} />
          </Link>
        </Name>
        <Count>{t('brands.count', { count: pieces.length })}</Count>
      </div>
      <ArrowForward />
    </Root>
  )
}
