import { stickyAtBottom } from '@shop/ui/layout/bottom-bar.ts'
import { color, layer, mediaQuery, radius, shadow, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

/** The page's content beside the order summary; stacked on a phone. */
export const Columns = styled.div`
  display: grid;
  gap: ${space[5]};
  align-items: start;
  /* The sticky footer must not cover the error below a field either, which may have two lines. */
  & :is(input, select) {
    scroll-margin-block-end: 4.5rem;
  }
  ${mediaQuery.laptop} {
    & :is(input, select) {
      scroll-margin-block-end: 0;
    }
    padding-block-end: ${space.section};
    grid-template-columns: minmax(0, 1fr) 24rem;
    gap: ${space[6]};
  }
`

/** `display: contents` on a phone, so that the footer sticks to the viewport for the whole page. */
export const SummaryColumn = styled.div`
  display: contents;
  ${mediaQuery.laptop} {
    display: block;
    position: sticky;
    inset-block-start: calc(${size.bar} + ${space[4]});
    border: 1px solid ${color.line};
    border-radius: ${radius.l};
    background: ${color.surface};
  }
  /* The total and the button stand above many lines, beside what is filled in. */
  &[data-long] {
    ${mediaQuery.laptop} {
      display: flex;
      flex-direction: column;
    }
    & > :nth-child(2) {
      ${mediaQuery.laptop} {
        order: -1;
        border-block-start: 0;
        border-block-end: 1px solid ${color.line};
      }
    }
  }
`

export const Summary = styled.section`
  display: grid;
  gap: ${space[5]};
  padding: ${space[5]};
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.surface};
  ${mediaQuery.laptop} {
    border: 0;
    background: none;
  }
`

/** The total and the button to the next step; sticks to the bottom on a phone. */
export const SummaryFooter = styled.div`
  ${stickyAtBottom}
  z-index: ${layer.raised};
  display: grid;
  gap: ${space[3]};
  margin-inline: calc(-1 * ${space.gutter});
  /* At most a quarter of a low phone, with the words for a visitor in Arabic. */
  padding: ${space[3]} ${space.gutter};
  padding-block-end: max(${space[3]}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${color.line};
  background: ${color.raised};
  box-shadow: ${shadow.l};
  ${mediaQuery.laptop} {
    position: static;
    margin: 0 ${space[5]};
    padding: ${space[4]} 0 ${space[5]};
    background: none;
    box-shadow: none;
  }
`
