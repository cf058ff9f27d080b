import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { generatePath, Link } from '@shop/router'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { LinkCard, stretchedLink } from '@shop/ui/card/LinkCard.tsx'
import { VisuallyHidden } from '@shop/ui/layout/VisuallyHidden.tsx'
import { ResponsiveImage } from '@shop/ui/picture/ResponsiveImage.tsx'
import { DataText } from '@shop/ui/text/DataText.tsx'
import { color, font, layer, mediaQuery, size, space } from '@shop/ui/tokens/tokens.ts'
import { css, styled } from 'styled-components'

import { Badge } from '../card/card.styles.ts'
import { useT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
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
  const files = samplePictures[sample.picture]
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
        <bdi translate="no">{before.replace('$', '')}</bdi>
      </s>
    </Prices>
  )
}

const beside = css`
  display: grid;
  grid-template-columns: minmax(7rem, 2fr) minmax(0, 5fr);
  & > picture {
    block-size: 100%;
  }
  ${mediaQuery.tablet} {
    grid-template-columns: 11rem minmax(0, 1fr);
  }
`

const Root = styled(LinkCard)<{ $row: boolean }>`
  block-size: 100%;
  ${({ $row }) => ($row ? beside : 'display: grid; grid-template-rows: auto 1fr;')}
`

const Details = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  padding: ${space[3]};
  ${mediaQuery.tablet} {
    padding: ${space[4]};
  }
`

/** The page sets the level: `as`. */
const Title = styled.h2`
  font-size: ${font.m};
  line-height: 1.35;
  letter-spacing: normal;
  ${stretchedLink}
`

const Description = styled.p<{ $row: boolean }>`
  display: ${({ $row }) => ($row ? '-webkit-box' : 'none')};
  overflow: hidden;
  color: ${color.muted};
  font-size: ${font.s};
  -webkit-line-clamp: 3;
  -webkit-box-orient: vertical;
  ${mediaQuery.tablet} {
    display: -webkit-box;
  }
`

const Prices = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${space[3]};
  margin-block-start: auto;
  font-size: ${font.l};
  font-weight: ${font.medium};
  & > s {
    color: ${color.muted};
    font-size: ${font.s};
    font-weight: ${font.regular};
  }
`

const Actions = styled.div<{ $row: boolean }>`
  ${({ $row }) => $row && 'max-inline-size: 16rem;'}
  position: relative;
  z-index: ${layer.raised};
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  && > * {
    flex: 1 1 7rem;
    min-block-size: ${size.touch};
    padding-inline: ${space[2]};
    white-space: nowrap;
  }
`
