import { Container } from '@shop/ui/layout/Container.tsx'
import { mediaQuery, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  padding-block: ${space[4]} ${space.section};
`

export const SidebarColumns = styled(Columns)`
  ${mediaQuery.laptop} {
    grid-template-columns: 16rem minmax(0, 1fr);
    gap: ${space[8]};
  }
  @media print {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** Sticky where it is beside the content. */
export const Sidebar = styled.div`
  ${mediaQuery.laptop} {
    position: sticky;
    inset-block-start: calc(${size.bar} + ${space[5]});
    align-self: start;
  }
  @media print {
    display: none;
  }
`

export const FormColumns = styled(Columns)`
  align-items: start;
  ${mediaQuery.laptop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`

/** A text and a picture: beside each other on large screens. */
export const Halves = styled(Container)<{ $gap: keyof typeof space }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap }) => space[$gap]};
  ${mediaQuery.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: center;
    gap: ${space[9]};
  }
`

/** The lists of a page, one below the other. */
export const Lists = styled.div`
  display: grid;
  gap: ${space[7]};
  padding-block: ${space[4]} ${space.section};
`

/** The sections of a page, one below the other. */
export const Sections = styled(Container)<{ $start: keyof typeof space }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.section};
  padding-block: ${({ $start }) => space[$start]} ${space.section};
`
