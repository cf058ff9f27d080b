import { css } from 'styled-components'

/** A shape that is drawn by its background, which a contrast theme would take away. */
export const drawnShape = css`
  @media (forced-colors: active) {
    background: ButtonText;
  }
`

/** A sample of a colour, which a contrast theme would replace. */
export const colorSample = css`
  forced-color-adjust: none;
`

/** A border that is transparent until something is chosen; a contrast theme would show it always. */
export const unseenBorder = css`
  @media (forced-colors: active) {
    border-color: Canvas;
  }
`
