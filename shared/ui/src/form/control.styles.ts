import { css } from 'styled-components'

import { color, font, motion, radius, size, space } from '../tokens/tokens.ts'

/** What every control one types into or chooses from looks like. */
export const controlStyles = css`
  inline-size: 100%;
  min-block-size: ${size.control};
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.m};
  background: ${color.surface};
  color: ${color.text};
  /* Below 16 px a phone zooms in on the field. */
  font-size: max(1rem, ${font.m});
  line-height: 1.5;
  /* What is typed decides its direction; while there is nothing, the page does. */
  unicode-bidi: plaintext;
  transition: border-color ${motion.fast};
  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }
  &:hover {
    border-color: ${color.text};
  }
  &:focus-visible {
    outline-offset: 0;
    border-color: ${color.focus};
    border-radius: ${radius.m};
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
  }
  &:read-only:not(select),
  &:disabled {
    border-color: ${color.line};
    background: ${color.sunken};
    color: ${color.muted};
  }
`
