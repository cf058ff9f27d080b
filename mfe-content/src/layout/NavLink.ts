import { Link } from '@shop/router'
import { color, font, motion } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

/** A link in a list of pages or sections; `aria-current` marks the current one. */
export const NavLink = styled(Link)`
  color: ${color.text};
  font-size: ${font.s};
  text-decoration: none;
  transition: background ${motion.fast};
  &:hover {
    background: ${color.sunken};
    color: ${color.text};
  }
  &[aria-current] {
    background: ${color.accentSoft};
  }
`
