import { ResponsiveImage } from '@shop/ui/picture/ResponsiveImage.tsx'
import { color, font, mediaQuery, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

export const Columns = styled.div`
  display: grid;
  gap: ${space[7]};
  ${mediaQuery.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: center;
    gap: ${space[9]};
  }
`

export const Picture = styled(ResponsiveImage)`
  border-radius: ${radius.xl};
`

export const Content = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[5]};
`

export const Lead = styled.p`
  color: ${color.muted};
  font-size: ${font.l};
`

export const FeatureList = styled.ul`
  display: grid;
  gap: ${space[5]};
  margin-block: ${space[2]};
`

export const Feature = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${space[4]};
  & > span {
    grid-row: span 2;
  }
  & > h3 {
    font-size: ${font.m};
  }
  & > p {
    color: ${color.muted};
    font-size: ${font.s};
  }
`
