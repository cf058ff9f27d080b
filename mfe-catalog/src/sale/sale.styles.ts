import { DarkSection } from '@shop/ui/layout/DarkSection.tsx'
import { color, font, mediaQuery, radius, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

export const Banner = styled(DarkSection)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-block: ${space[5]} ${space[7]};
  border-radius: ${radius.xl};
  overflow: hidden;
  ${mediaQuery.tablet} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
  & h1 {
    font-size: ${font.display};
  }
`

export const BannerText = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${space[4]};
  padding: ${space.section} ${space.gutter};
`

export const Eyebrow = styled.p`
  color: ${color.copper};
  font-size: ${font.s};
`

export const Lead = styled.p`
  max-inline-size: ${size.narrow};
  color: ${color.muted};
  font-size: ${font.l};
`

export const Pictures = styled.div`
  display: none;
  ${mediaQuery.tablet} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${space[1]};
    /* The text determines the height of the banner. */
    contain: size;
    & > picture {
      block-size: 100%;
    }
  }
`

export const SaleSection = styled.section`
  display: grid;
  gap: ${space[5]};
  padding-block-end: ${space.section};
`

export const SectionIntro = styled.p`
  margin-block-start: ${space[2]};
  color: ${color.muted};
`
