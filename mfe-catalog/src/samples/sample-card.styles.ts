import { LinkCard, stretchedLink } from '@shop/ui/card/LinkCard.tsx'
import { color, font, layer, mediaQuery, size, space } from '@shop/ui/tokens/tokens.ts'
import { css, styled } from 'styled-components'

const row = css`
  display: grid;
  grid-template-columns: minmax(7rem, 2fr) minmax(0, 5fr);
  & > picture {
    block-size: 100%;
  }
  ${mediaQuery.tablet} {
    grid-template-columns: 11rem minmax(0, 1fr);
  }
`

export const Root = styled(LinkCard)<{ $row: boolean }>`
  block-size: 100%;
  ${({ $row }) => ($row ? row : 'display: grid; grid-template-rows: auto 1fr;')}
`

export const Details = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  padding: ${space[3]};
  ${mediaQuery.tablet} {
    padding: ${space[4]};
  }
`

/** The page sets the level: `as`. */
export const Title = styled.h2`
  font-size: ${font.m};
  line-height: 1.35;
  letter-spacing: normal;
  ${stretchedLink}
`

export const Description = styled.p<{ $row: boolean }>`
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

export const Prices = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[1]} ${space[3]};
  margin-block-start: auto;
  font-size: ${font.l};
  font-weight: ${font.medium};
  & > s {
    color: ${color.muted};
    font-size: ${font.s};
    font-weight: ${font.regular};
  }
`

export const Actions = styled.div<{ $row: boolean }>`
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
