import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { NavLink } from '@shop/router'
import { color, font, mediaQuery, radius, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useT } from '../messages.ts'

const mainPages = [
  { id: 'nav.home', to: sitePaths.home },
  { id: 'nav.shop', to: sitePaths.shop },
  { id: 'nav.faqs', to: sitePaths.faqs },
  { id: 'nav.contact', to: sitePaths.contact },
  { id: 'nav.portal', to: sitePaths.portal },
] as const

/** The links of the top bar and of the mobile menu. */
export function PageLinks({ onNavigate }: { onNavigate?: () => void }) {
  const t = useT()
  return (
    <List>
      {mainPages.map(({ id, to }) => (
        <li key={id}>
          <PageLink to={to} {...(onNavigate ? { onClick: onNavigate } : {})}>
            {t(id)}
          </PageLink>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${space[1]};
  ${mediaQuery.laptop} {
    display: flex;
  }
`

/** A link of the top bar or of its menu. */
export const PageLink = styled(NavLink)`
  display: flex;
  align-items: center;
  min-block-size: ${size.touch};
  padding-inline: ${space[3]};
  border-radius: ${radius.m};
  color: ${color.text};
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    background: ${color.sunken};
  }
  &.active {
    color: ${color.accent};
    font-weight: ${font.medium};
  }
`
