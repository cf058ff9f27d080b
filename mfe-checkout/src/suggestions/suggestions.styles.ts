import { Link } from '@shop/router'
import { LinkCard, stretchedLink } from '@shop/ui/card/LinkCard.tsx'
import { font, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

export const Section = styled.section`
  display: grid;
  gap: ${space[5]};
  padding-block: ${space[6]} ${space.section};
`

export const MoreLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${size.touch};
`

export const Root = styled(LinkCard)`
  block-size: 100%;
`

export const Details = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]};
`

/** Two lines high, whatever the title; its link covers the card. */
export const Title = styled.h3`
  overflow: hidden;
  block-size: 2lh;
  font-size: ${font.m};
  line-height: 1.4;
  letter-spacing: normal;
  ${stretchedLink}
`

export const Price = styled.p`
  font-weight: ${font.medium};
`
