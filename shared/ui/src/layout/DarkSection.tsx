import { styled } from 'styled-components'

import { color } from '../tokens/tokens.ts'

/** A part of the page that is dark in both themes; every colour token inside it follows. */
export const DarkSection = styled.div.attrs({ className: 'inverse' })`
  background: ${color.background};
  color: ${color.text};
`
