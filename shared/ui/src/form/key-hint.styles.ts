import { css } from 'styled-components'

import { color, font, radius, size, space } from '../tokens/tokens.ts'

/** A key that leads to a field, in the field as high as a touch target; hidden until whoever uses it says for whom it is shown. */
export const keyHint = css`
  position: absolute;
  inset-block-start: calc((${size.touch} - 1.5rem) / 2);
  inset-inline-end: ${space[3]};
  display: none;
  min-inline-size: 1.5rem;
  border: 1px solid ${color.line};
  border-radius: ${radius.s};
  color: ${color.muted};
  font-family: ${font.mono};
  font-size: ${font.xs};
  line-height: 1.375rem;
  text-align: center;
  pointer-events: none;
`
