import { NavLink } from '@shop/router'
import { color, mediaQuery, radius, size, space } from '@shop/ui/tokens/tokens.ts'
import Store from 'lucide-react/icons/store'
import { styled } from 'styled-components'

import { useT } from '../session/messages.ts'

const OFFICE_PATH = '/office'

export interface OfficeLinkProps {
  /** Whether it is an entry of the mobile menu: a phone's bar has no room for it. */
  inMenu?: boolean
  onClick?: () => void
}

/** Leads those who run the shop into the office. */
export function OfficeLink({ inMenu = false, onClick }: OfficeLinkProps) {
  const t = useT()
  const label = t('session.office')
  return (
    <Root
      to={OFFICE_PATH}
      data-menu={inMenu || undefined}
      {...(!inMenu && { 'aria-label': label, title: label })}
      {...(onClick && { onClick })}
    >
      <Store size={20} aria-hidden />
      {inMenu && <span>{label}</span>}
    </Root>
  )
}

const Root = styled(NavLink)`
  display: none;
  place-items: center;
  flex: none;
  inline-size: ${size.touch};
  block-size: ${size.touch};
  border-radius: ${radius.round};
  color: ${color.text};
  text-decoration: none;
  &:hover {
    background: ${color.sunken};
    color: ${color.text};
  }
  ${mediaQuery.tablet} {
    display: grid;
  }
  &[data-menu] {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    inline-size: auto;
    margin-block-end: ${space[2]};
    padding-inline: ${space[3]};
    border-radius: ${radius.m};
  }
`
