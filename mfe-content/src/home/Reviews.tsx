import { Container } from '@shop/ui/layout/Container.tsx'
import { Section } from '@shop/ui/layout/Section.tsx'
import { color, font, mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { Carousel } from '../carousel/Carousel.tsx'
import { useHomeT } from '../messages.generated.ts'
import customers from './pictures/customers.json'
import { ReviewCard } from './ReviewCard.tsx'

const INTERVAL_MS = 3000
const TRANSITION_MS = 400
const GUTTER_PX = 16

const reviews = [1, 2, 3, 4, 5] as const

export function Reviews() {
  const t = useHomeT()
  return (
    <TintedSection>
      <Content>
        <div>
          <h2>{t('reviews.heading')}</h2>
          <Intro>{t('reviews.intro')}</Intro>
        </div>
        <ReviewCarousel
          label={t('reviews.heading')}
          interval={INTERVAL_MS}
          transition={TRANSITION_MS}
          gutter={GUTTER_PX}
          slides={reviews.map((id) => ({
            id: String(id),
            name: t(`review.${id}.name`),
            content: (
              <ReviewCard
                portrait={customers[id]}
                name={t(`review.${id}.name`)}
                position={t(`review.${id}.position`)}
                text={t(`review.${id}.desc`)}
              />
            ),
          }))}
        />
      </Content>
    </TintedSection>
  )
}

const TintedSection = styled(Section)`
  background: ${color.sunken};
`

const Content = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`

const ReviewCarousel = styled(Carousel)`
  & [data-carousel='controls'] {
    order: 1;
    justify-content: center;
    margin-block-start: ${space[4]};
  }
  ${mediaQuery.laptop} {
    & [data-carousel='controls'] {
      position: absolute;
      inset-block-end: calc(100% + ${space[6]});
      inset-inline-end: 0;
      margin: 0;
    }
  }
`

const Intro = styled.p`
  margin-block-start: ${space[3]};
  color: ${color.muted};
  font-size: ${font.l};
`
