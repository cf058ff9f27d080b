import { css } from 'styled-components'

import { color, font, motion, radius, size, space } from '../tokens/tokens.ts'

/** Styles of text inputs, text areas and selects. */
export const controlStyles = css`
  inline-size: 100%;
  min-block-size: ${size.control};
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.m};
  background: ${color.surface};
  color: ${color.text};
  /* iOS zooms in on controls below 16 px. */
  font-size: max(1rem, ${font.m});
  line-height: 1.5;
  &:is(input, select) {
    padding-block: 0;
    /* Browsers clip the line of a field, and Arabic letters have dots far below it. */
    line-height: 1.9;
  }
  /* The direction follows the text, or the page while it is empty. */
  unicode-bidi: plaintext;
  transition: border-color ${motion.fast};
  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }
  &:is(input)::placeholder {
    /* Its box has the font's own line height in every browser, and clips, too. */
    padding-block: 0.3em;
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
