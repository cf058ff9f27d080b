import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { useHydrated } from '@shop/kernel/page'
import { usePortalUrl, useSession } from '@shop/kernel/session'
import { NavLink } from '@shop/router'
import { forMembers, forVisitors } from '@shop/shop-ui/session/session-visibility.ts'
import { getInitials } from '@shop/ui/avatar/initials.ts'
import { VisuallyHidden } from '@shop/ui/layout/VisuallyHidden.tsx'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { color, font, mediaQuery, radius, size, space } from '@shop/ui/tokens/tokens.ts'
import UserRound from 'lucide-react/icons/user-round'
import { css, styled } from 'styled-components'

import { useT } from '../messages.ts'
import { useMemberName } from '../session/useMemberName.ts'

/**
 * Links a member to the account, by initials and first name, and a visitor to the log-in. Phones have it in the menu.
 * @param inMenu whether it is an entry of the mobile menu
 */
export function AccountLink({
  inMenu = false,
  onClick,
}: {
  inMenu?: boolean
  onClick?: () => void
}) {
  const t = useT()
  const session = useSession()
  const { firstName, lastName } = useMemberName()
  const loginUrl = usePortalUrl('login')
  const hydrated = useHydrated()
  if (!session) {
    // Only styles know whose visit it is until hydration.
    return (
      <>
        {!hydrated && !inMenu && <Place />}
        <VisitorLink href={loginUrl} data-menu={inMenu || undefined} title={t('session.login')}>
          <UserRound size={22} aria-hidden />
          {inMenu ? (
            <span>{t('session.login')}</span>
          ) : (
            <VisuallyHidden>{t('session.login')}</VisuallyHidden>
          )}
        </VisitorLink>
      </>
    )
  }
  return (
    <Root
      to={sitePaths.account}
      data-menu={inMenu || undefined}
      title={t('session.account')}
      {...(onClick && { onClick })}
    >
      <Monogram aria-hidden translate="no">
        {getInitials(firstName, lastName) || <UserRound size={18} />}
      </Monogram>
      <VisuallyHidden>
        {firstName ? t('session.accountOf', { name: firstName }) : t('session.account')}
      </VisuallyHidden>
      <Name aria-hidden>{firstName || (inMenu && t('session.account'))}</Name>
    </Root>
  )
}

const Monogram = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 2rem;
  block-size: 2rem;
  border-radius: ${radius.round};
  background: ${color.accentSoft};
  color: ${color.accent};
  font-size: ${font.xs};
  font-weight: ${font.bold};
  line-height: 1;
`

const Name = styled(PersonalText)`
  display: none;
  max-inline-size: 7rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${mediaQuery.desktop} {
    display: block;
  }
`

/** Keeps the link's place until the session is known: with the initials, and room for a short name. */
const Place = styled.span`
  display: none;
  flex: none;
  inline-size: ${size.touch};
  ${mediaQuery.tablet} {
    display: block;
  }
  ${mediaQuery.desktop} {
    inline-size: calc(${size.touch} + 3rem);
  }
  && {
    ${forMembers}
  }
`

const entryStyles = css`
  display: none;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${size.touch};
  padding-inline: 0.375rem;
  border-radius: ${radius.round};
  color: ${color.text};
  font-size: ${font.s};
  text-decoration: none;
  &:hover {
    background: ${color.sunken};
    color: ${color.text};
  }
  ${mediaQuery.tablet} {
    display: flex;
  }
  &[data-menu] {
    display: flex;
    margin-block-end: ${space[2]};
    padding-inline: ${space[3]};
    border-radius: ${radius.m};
    font-size: ${font.m};
    & > ${Name} {
      display: block;
      max-inline-size: none;
    }
  }
`

const Root = styled(NavLink)`
  ${entryStyles}
`

const VisitorLink = styled.a`
  ${entryStyles}
  justify-content: center;
  min-inline-size: ${size.touch};
  &[data-menu] {
    justify-content: start;
  }
  && {
    ${forVisitors}
  }
`
