import { LinkCard, stretchedLink } from '@shop/ui/card/LinkCard.tsx'
import { color, font, mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

export const Groups = styled.div`
  display: grid;
  gap: ${space[7]};
  padding-block: ${space[4]} ${space.section};
`

export const Group = styled.section`
  display: grid;
  align-items: start;
  gap: ${space[4]};
  ${mediaQuery.laptop} {
    grid-template-columns: 16rem minmax(0, 1fr);
  }
`

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: ${space[4]};
`

export const Root = styled(LinkCard)`
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[4]};
  padding-inline-end: ${space[4]};
  & > svg {
    inline-size: 1.25rem;
    color: ${color.muted};
  }
`

export const Name = styled.h3`
  font-size: ${font.l};
  ${stretchedLink}
`

export const Count = styled.p`
  margin-block-start: ${space[1]};
  color: ${color.muted};
  font-size: ${font.s};
`
