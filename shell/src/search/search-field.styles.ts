import { IconButton } from '@shop/ui/button/IconButton.tsx'
import { controlStyles } from '@shop/ui/form/control.styles.ts'
import { keyHint } from '@shop/ui/form/key-hint.styles.ts'
import { color, font, layer, radius, shadow, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

/** Widths at which the bar has room for the field: without its links, or when it is wide. */
export const inBar = '@media (min-width: 48rem) and (max-width: 63.98rem), (min-width: 80rem)'

export const Root = styled.div`
  ${inBar} {
    position: relative;
    flex: 0 1 17rem;
    min-inline-size: 8rem;
    margin-inline-end: ${space[2]};
  }
`

export const Toggle = styled(IconButton)`
  ${inBar} {
    display: none;
  }
`

/** Lies below the bar once it is opened, or in the bar where there is room. */
export const Form = styled.form`
  position: absolute;
  inset-block-start: ${size.bar};
  inset-inline: 0;
  z-index: ${layer.menu};
  display: none;
  padding: ${space[3]} ${space.gutter};
  border-block: 1px solid ${color.line};
  background: ${color.surface};
  box-shadow: ${shadow.l};
  [data-open] > & {
    display: block;
  }
  & > svg {
    position: absolute;
    inset-block-start: calc(${space[3]} + (${size.control} - 1.25rem) / 2);
    inset-inline-start: calc(${space.gutter} + ${space[4]});
    inline-size: 1.25rem;
    block-size: 1.25rem;
    color: ${color.muted};
    pointer-events: none;
  }
  ${inBar} {
    position: static;
    display: block;
    padding: 0;
    border: 0;
    background: none;
    box-shadow: none;
    & > svg {
      inset-block-start: calc((${size.touch} - 1.25rem) / 2);
      inset-inline-start: ${space[3]};
    }
  }
`

export const Input = styled.input`
  ${controlStyles}
  padding-inline: calc(${space[4]} + 1.25rem + ${space[3]}) ${space[3]};
  text-align: match-parent;
  text-overflow: ellipsis;
  &,
  &:focus-visible {
    border-radius: ${radius.round};
  }
  ${inBar} {
    min-block-size: ${size.touch};
    padding-inline: calc(${space[3]} + 1.25rem + ${space[2]}) ${space[3]};
    font-size: ${font.s};
  }
`

/** The key that leads to the field, for those who have one. */
export const KeyHint = styled.kbd`
  ${keyHint}
  @media (min-width: 80rem) and (hover: hover) {
    ${Input}:placeholder-shown:not(:focus) + & {
      display: block;
    }
  }
`
