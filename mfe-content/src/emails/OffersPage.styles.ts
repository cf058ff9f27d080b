import { DarkSection } from '@shop/ui/layout/DarkSection.tsx'
import { color, font, mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

export const Banner = styled(DarkSection)`
  display: grid;
  justify-items: center;
  gap: ${space[4]};
  padding: ${space[6]} ${space[5]} ${space[7]};
  text-align: center;
  & > h3 {
    font-size: ${font.display};
  }
  & > p {
    max-inline-size: 26rem;
    color: ${color.muted};
  }
  & > p:first-child {
    color: ${color.copper};
    font-weight: ${font.medium};
  }
`

export const Coupons = styled.ul`
  display: grid;
  gap: ${space[3]};
  inline-size: 100%;
  ${mediaQuery.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
