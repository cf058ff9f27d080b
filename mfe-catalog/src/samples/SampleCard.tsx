import { sitePaths } from '@shop/contracts/site-paths.ts'
import { generatePath, Link } from '@shop/router'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { ResponsiveImage } from '@shop/ui/picture/ResponsiveImage.tsx'
import { DataText } from '@shop/ui/text/DataText.tsx'

import { useT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { samplePictures } from './sample.pictures.ts'
import type { Sample } from './sample.ts'
import { Actions, Description, Details, Root, Title } from './sample-card.styles.ts'
import { SampleBadge } from './SampleBadge.tsx'
import { SamplePrices } from './SamplePrices.tsx'

interface SampleCardProps {
  sample: Sample
  /** Picture beside the text. */
  row?: boolean
  /** For the page of offers: the badge has no percentage, and there is a link to the details. */
  offer?: boolean
  heading: 'h2' | 'h3'
  priority: boolean
}

const SIZES = '(min-width: 80rem) 20rem, (min-width: 64rem) 25vw, (min-width: 48rem) 33vw, 50vw'
const ROW_SIZES = '(min-width: 40rem) 11rem, 35vw'

export function SampleCard({
  sample,
  row = false,
  offer = false,
  heading,
  priority,
}: SampleCardProps) {
  const t = useT()
  const { id, name, desc } = sample
  const titleId = `sample-${id}`
  const files = samplePictures[id]
  return (
    <Root $flush $row={row}>
      {files && (
        <ResponsiveImage files={files} alt="" sizes={row ? ROW_SIZES : SIZES} priority={priority} />
      )}
      <SampleBadge sample={sample} showPercent={!offer} />
      <Details>
        <Title as={heading} id={titleId}>
          <Link to={generatePath(paths.templateProduct, { id })}>
            <DataText text={name} />
          </Link>
        </Title>
        <Description $row={row}>
          <DataText text={desc} />
        </Description>
        <SamplePrices sample={sample} />
        <Actions $row={row}>
          <ButtonLink to={sitePaths.cart} variant="secondary" aria-describedby={titleId}>
            {t('cart.add')}
          </ButtonLink>
          {offer && (
            <ButtonLink to={paths.templateDetail} variant="ghost" aria-describedby={titleId}>
              {t('sample.detail')}
            </ButtonLink>
          )}
        </Actions>
      </Details>
    </Root>
  )
}
