import { Link } from '@shop/router'
import { color, font, size } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

export const FooterLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${size.touch};
  color: ${color.muted};
  font-size: ${font.s};
  text-decoration: none;
  &:hover {
    color: ${color.text};
    text-decoration: underline;
  }
`
