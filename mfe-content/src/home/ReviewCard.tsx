import { Card } from '@shop/ui/card/Card.tsx'
import type { ImageFiles } from '@shop/ui/picture/image-sources.ts'
import { ResponsiveImage } from '@shop/ui/picture/ResponsiveImage.tsx'
import { color, font, mediaQuery, radius, space } from '@shop/ui/tokens/tokens.ts'
import QuoteMark from 'lucide-react/icons/quote'
import { styled } from 'styled-components'

interface ReviewCardProps {
  portrait: ImageFiles
  name: string
  position: string
  text: string
}

export function ReviewCard({ portrait, name, position, text }: ReviewCardProps) {
  return (
    <Root as="figure">
      <Portrait files={portrait} alt="" sizes="(min-width: 40rem) 10rem, 5rem" />
      <QuoteMark aria-hidden />
      <Quote>{text}</Quote>
      <Author>
        <Name>{name}</Name>
        <Position>{position}</Position>
      </Author>
    </Root>
  )
}

const Root = styled(Card)`
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

const Portrait = styled(ResponsiveImage)`
  inline-size: 5rem;
  border-radius: ${radius.round};
  ${mediaQuery.tablet} {
    grid-row: span 3;
    align-self: start;
    inline-size: 10rem;
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

const Position = styled.p`
  color: ${color.muted};
  font-size: ${font.s};
`
