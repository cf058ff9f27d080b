import { color, font, mediaQuery, radius, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

/** Rows are full at every width: there are four coupons. */
export const CouponGrid = styled.ul`
  display: grid;
  gap: ${space[4]};
  list-style: none;
  ${mediaQuery.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${mediaQuery.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

export const Root = styled.li`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  gap: ${space[2]};
  padding: ${space[5]};
  border: 1px dashed ${color.lineStrong};
  border-radius: ${radius.l};
  background: ${color.surface};
  ${mediaQuery.desktop} {
    padding: ${space[4]};
  }
`

export const Tag = styled.p`
  justify-self: start;
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.round};
  background: ${color.copperSoft};
  color: ${color.copper};
  font-size: ${font.xs};
`

export const Title = styled.h3`
  margin-block-start: ${space[2]};
`

export const Description = styled.p`
  color: ${color.muted};
`

export const CodeLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-block-start: ${space[4]};
  padding-block-start: ${space[4]};
  border-block-start: 1px dashed ${color.line};
  && > button {
    padding-inline: ${space[4]};
  }
`

export const Code = styled.bdi`
  display: grid;
  flex: 1;
  place-items: center start;
  min-block-size: ${size.touch};
  font-family: ${font.mono};
  font-size: ${font.m};
  font-weight: ${font.bold};
`

export const CopyHint = styled.p`
  color: ${color.muted};
  font-size: ${font.xs};
`
