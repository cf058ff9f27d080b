import { Link } from '@shop/router'
import { styled } from 'styled-components'

import { size } from '../tokens/tokens.ts'

/** A link that stands by itself, not within a sentence: as high as a touch target. */
export const TextLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${size.touch};
`
