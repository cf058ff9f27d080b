import { color, mediaQuery, size, space } from '@shop/ui/tokens/tokens.ts'
import { css, styled } from 'styled-components'

export const Columns = styled.div<{ $side: 'start' | 'end' | null }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  padding-block-end: ${space.section};
  ${({ $side }) =>
    $side &&
    css`
      ${mediaQuery.laptop} {
        column-gap: ${space[7]};
        grid-template-columns: ${$side === 'start' ? '15rem minmax(0, 1fr)' : 'minmax(0, 1fr) 15rem'};
      }
    `}
`

/** Stays in sight while the list scrolls, with a scroll bar of its own where the screen is too low for it. */
export const Side = styled.aside`
  position: sticky;
  inset-block-start: calc(${size.bar} + ${space[4]});
  max-block-size: calc(100dvh - ${size.bar} - ${space[6]});
  padding: ${space[1]};
  padding-block-end: ${space[6]};
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  /* A shade at the edge says that there is more; the end of the list scrolls a cover over it. */
  background:
    linear-gradient(${color.background}, ${color.background}) bottom / 100% ${space[5]} no-repeat
      local,
    linear-gradient(transparent, ${color.line}) bottom / 100% ${space[3]} no-repeat;
  /* Without room beside the list the filters open over the page. */
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

/** Where the filters stand beside the list, they need not be opened. */
export const OnDemand = styled.div<{ $beside: boolean }>`
  ${({ $beside }) => $beside && `${mediaQuery.laptop} { display: none; }`}
`

export const Items = styled.ul<{ $view: 'grid' | 'list' }>`
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
