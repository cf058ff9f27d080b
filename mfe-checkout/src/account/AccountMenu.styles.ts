import { color, font, mediaQuery, motion, radius, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

export const Scroller = styled.nav`
  /* Offset parent of the items. */
  position: relative;
  margin-inline: calc(-1 * ${space.gutter});
  padding-inline: ${space.gutter};
  overflow-x: auto;
  scrollbar-width: none;
  ${mediaQuery.laptop} {
    margin: 0;
    padding: ${space[2]};
    border: 1px solid ${color.line};
    border-radius: ${radius.l};
    background: ${color.surface};
  }
`

export const Items = styled.ul`
  display: flex;
  gap: ${space[2]};
  inline-size: max-content;
  padding-block: ${space[1]};
  ${mediaQuery.laptop} {
    flex-direction: column;
    gap: ${space[1]};
    inline-size: auto;
    padding: 0;
  }
  & > li > a {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-block-size: ${size.touch};
    padding-inline: ${space[4]};
    border: 1px solid ${color.line};
    border-radius: ${radius.round};
    background: ${color.surface};
    color: ${color.text};
    font-size: ${font.s};
    text-decoration: none;
    white-space: nowrap;
    transition: background ${motion.fast};
  }
  & > li > a:hover {
    background: ${color.sunken};
  }
  & > li > a[aria-current] {
    border-color: transparent;
    background: ${color.accentSoft};
    color: ${color.accent};
    font-weight: ${font.medium};
  }
  & > li > a > svg {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    stroke-width: 1.75;
  }
  ${mediaQuery.laptop} {
    & > li > a {
      gap: ${space[3]};
      border: 0;
      border-radius: ${radius.m};
      background: none;
    }
    & > li:last-child {
      margin-block-start: ${space[1]};
      padding-block-start: ${space[1]};
      border-block-start: 1px solid ${color.line};
    }
  }
`
