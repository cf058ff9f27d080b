import { Container } from '@shop/ui/layout/Container.tsx'
import { DarkSection } from '@shop/ui/layout/DarkSection.tsx'
import { ResponsiveImage } from '@shop/ui/picture/ResponsiveImage.tsx'
import { color, font, mediaQuery, radius, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

export const Root = styled(Container)`
  padding-block-end: ${space.section};
`

/** Not full-width: the footer below is as dark. */
export const Panel = styled(DarkSection)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-radius: ${radius.xl};
  overflow: hidden;
  ${mediaQuery.laptop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`

export const Content = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${space[5]};
  padding: ${space[6]} ${space[5]};
  ${mediaQuery.laptop} {
    padding: ${space[8]};
  }
`

export const Lead = styled.p`
  color: ${color.muted};
  font-size: ${font.l};
`

export const Features = styled.ul`
  display: grid;
  gap: ${space[3]};
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[3]};
  }
  & svg {
    inline-size: 1.25rem;
    margin-block-start: 0.1em;
    color: ${color.accent};
  }
`

export const Picture = styled(ResponsiveImage)`
  /* Override the inline aspect ratio, which is for phones; on laptops, the text decides the height. */
  ${mediaQuery.tablet} {
    aspect-ratio: 16 / 10 !important;
    & > img {
      object-position: 50% 8%;
    }
  }
  ${mediaQuery.laptop} {
    block-size: 100%;
    aspect-ratio: auto !important;
  }
`
