import { ResponsiveImage } from '@shop/ui/picture/ResponsiveImage.tsx'
import { color, mediaQuery, radius, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

export const Cover = styled(ResponsiveImage)`
  border-radius: ${radius.xl};
`

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[7]};
  margin-block-start: ${space[5]};
  ${mediaQuery.laptop} {
    grid-template-columns: minmax(0, 1fr) 20rem;
  }
`

export const Main = styled.div`
  display: grid;
  gap: ${space[7]};
  & > :not(picture) {
    max-inline-size: ${size.prose};
  }
`

/** Below the article, or beside the article and its comments. */
export const Sidebar = styled.div`
  ${mediaQuery.laptop} {
    grid-area: 1 / 2 / span 2;
  }
`

export const Comments = styled.div`
  max-inline-size: ${size.prose};
`

export const Related = styled.section`
  display: grid;
  gap: ${space[5]};
  margin-block-start: ${space[8]};
  padding-block: ${space[7]} ${space.section};
  border-block-start: 1px solid ${color.line};
`
