import { stretchedLink } from '@shop/ui/card/LinkCard.tsx'
import { font, mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

/** Width and height of the pictures. */
export const ratios = { categories: [4, 3], bestSellers: [1, 1] } as const

export const Details = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]};
  ${mediaQuery.tablet} {
    padding: ${space[4]};
  }
`

/** Two lines high whatever it says, so that nothing moves when the data arrive. */
export const Title = styled.h3`
  display: -webkit-box;
  overflow: hidden;
  block-size: 2lh;
  font-size: ${font.s};
  line-height: 1.4;
  letter-spacing: normal;
  -webkit-line-clamp: 2;
  -webkit-box-orient: vertical;
  :lang(ar) & {
    line-height: 1.6;
  }
  ${mediaQuery.tablet} {
    font-size: ${font.m};
  }
  ${stretchedLink}
`

export const Price = styled.p`
  font-weight: ${font.medium};
`
