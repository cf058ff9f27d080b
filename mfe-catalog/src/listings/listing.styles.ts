import { color, mediaQuery, size, space } from '@shop/ui/tokens/tokens.ts'
import { css, styled } from 'styled-components'

export const Columns = styled.div<{ $sidebar: 'start' | 'end' | null }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  padding-block-end: ${space.section};
  ${({ $sidebar }) =>
    $sidebar &&
    css`
      ${mediaQuery.laptop} {
        column-gap: ${space[7]};
        grid-template-columns: ${$sidebar === 'start' ? '15rem minmax(0, 1fr)' : 'minmax(0, 1fr) 15rem'};
      }
    `}
`

/** Sticky, and scrollable where it is higher than the viewport. */
export const Sidebar = styled.aside`
  position: sticky;
  inset-block-start: calc(${size.bar} + ${space[4]});
  max-block-size: calc(100dvh - ${size.bar} - ${space[6]});
  padding: ${space[1]};
  padding-block-end: ${space[6]};
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  /* A scroll shadow at the bottom, covered once scrolled to the end. */
  background:
    linear-gradient(${color.background}, ${color.background}) bottom / 100% ${space[5]} no-repeat
      local,
    linear-gradient(transparent, ${color.line}) bottom / 100% ${space[3]} no-repeat;
  /* On smaller screens the filters are in a dialog. */
  @media not all and (min-width: 64rem) {
    display: none;
  }
`

export const Main = styled.div`
  display: grid;
  gap: ${space[4]};
  min-inline-size: 0;
`

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[5]};
  & > p {
    flex: 1 1 auto;
  }
`

/** Hidden where the sidebar is visible. */
export const DialogTrigger = styled.div<{ $hasSidebar: boolean }>`
  ${({ $hasSidebar }) => $hasSidebar && `${mediaQuery.laptop} { display: none; }`}
`

export const SampleGrid = styled.ul<{ $view: 'grid' | 'list' }>`
  display: grid;
  gap: ${space[3]};
  ${mediaQuery.tablet} {
    gap: ${space[5]};
  }
  ${({ $view }) =>
    $view === 'grid' &&
    css`
      grid-template-columns: repeat(2, minmax(0, 1fr));
      @media (min-width: 48rem) {
        grid-template-columns: repeat(3, minmax(0, 1fr));
      }
    `}
`
