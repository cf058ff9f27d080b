import { Monogram } from '@shop/ui/avatar/Monogram.tsx'
import { Card } from '@shop/ui/card/Card.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { Muted } from '@shop/ui/text/Muted.tsx'
import { color, font, mediaQuery, radius, space } from '@shop/ui/tokens/tokens.ts'
import QuoteMark from 'lucide-react/icons/quote'
import { styled } from 'styled-components'

import { Carousel } from '../carousel/Carousel.tsx'
import { Intro, TintedSection } from '../layout/sections.styles.ts'
import { useHomeT } from '../messages.generated.ts'

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
              <Review as="figure">
                <Portrait names={[t(`review.${id}.name`)]} />
                <QuoteMark aria-hidden />
                <Quote>{t(`review.${id}.desc`)}</Quote>
                <Author>
                  <Name>{t(`review.${id}.name`)}</Name>
                  <Muted>{t(`review.${id}.position`)}</Muted>
                </Author>
              </Review>
            ),
          }))}
        />
      </Content>
    </TintedSection>
  )
}

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

const Review = styled(Card)`
  display: grid;
  grid-template: auto 1fr auto / auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[5]};
  block-size: 100%;
  & > svg {
    justify-self: end;
    inline-size: 2.5rem;
    block-size: 2.5rem;
    color: ${color.copper};
    stroke-width: 1.25;
  }
  ${mediaQuery.tablet} {
    grid-template: auto 1fr auto / 10rem minmax(0, 1fr);
    column-gap: ${space[7]};
    padding: ${space[7]};
    & > svg {
      justify-self: start;
    }
  }
`

const Portrait = styled(Monogram)`
  inline-size: 5rem;
  block-size: 5rem;
  border-radius: ${radius.round};
  ${mediaQuery.tablet} {
    grid-row: span 3;
    align-self: start;
    inline-size: 10rem;
    block-size: 10rem;
    border-radius: ${radius.xl};
  }
`

const Quote = styled.blockquote`
  grid-column: 1 / -1;
  align-self: start;
  font-size: ${font['2xl']};
  font-weight: ${font.regular};
  line-height: 1.4;
  text-wrap: pretty;
  ${mediaQuery.tablet} {
    grid-column: 2;
  }
`

const Author = styled.figcaption`
  grid-column: 1 / -1;
  ${mediaQuery.tablet} {
    grid-column: 2;
  }
`

const Name = styled.p`
  font-weight: ${font.medium};
`
