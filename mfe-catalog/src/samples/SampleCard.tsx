import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { generatePath, Link } from '@shop/router'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { VisuallyHidden } from '@shop/ui/layout/VisuallyHidden.tsx'
import { ResponsiveImage } from '@shop/ui/picture/ResponsiveImage.tsx'
import { DataText } from '@shop/ui/text/DataText.tsx'

import { Badge } from '../card/card.styles.ts'
import { useT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { Actions, Description, Details, Prices, Root, Title } from './sample-card.styles.ts'
import { getBadge, getListPrice, getSalePrice, type Sample, samplePictures } from './samples.ts'

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

interface SampleBadgeProps {
  sample: Sample
  /** Whether the badge of an offer contains its percentage. */
  showPercent: boolean
}

const tones = { new: 'accent', featured: 'info', offer: 'copper' } as const

function SampleBadge({ sample, showPercent }: SampleBadgeProps) {
  const t = useT()
  const badge = getBadge(sample)
  if (!badge) return null
  const { kind, percent } = badge
  return (
    <Badge $tone={tones[kind]}>
      {showPercent && percent !== undefined
        ? t('sample.percentOff', { percent })
        : t(`sample.${kind}`)}
    </Badge>
  )
}

/** The price, and the list price of an offer. */
function SamplePrices({ sample }: { sample: Sample }) {
  const t = useT()
  const before = getListPrice(sample)
  const now = getSalePrice(sample)
  if (now === before) {
    return (
      <Prices>
        <bdi translate="no">{now}</bdi>
      </Prices>
    )
  }
  return (
    <Prices>
      <VisuallyHidden>{t('sample.now')}</VisuallyHidden>
      <bdi translate="no">{now}</bdi>
      <VisuallyHidden>{t('sample.before')}</VisuallyHidden>
      <s>
        <bdi translate="no">{before}</bdi>
      </s>
    </Prices>
  )
}
