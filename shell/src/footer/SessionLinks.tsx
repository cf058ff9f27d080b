import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { usePortalUrl, useSession } from '@shop/kernel/session'
import { useLocation } from '@shop/router'
import { forVisitors } from '@shop/shop-ui/session/session-visibility.ts'
import { styled } from 'styled-components'

import { useT } from '../messages.ts'
import { useMemberName } from '../session/useMemberName.ts'
import { FooterLink } from './FooterLink.ts'

/** List items of the footer: the account by the member's name, or the portal's log-in and registration forms. */
export function SessionLinks() {
  const t = useT()
  const session = useSession()
  const loginUrl = usePortalUrl('login')
  const registerUrl = usePortalUrl('register')
  const { firstName } = useMemberName()
  // Renders again on navigation: the forms lead back to the page that is open.
  useLocation()
  // Isolates the name's direction from the brackets.
  const name = `\u2068${firstName}\u2069`
  return (
    <>
      <li>
        <FooterLink to={sitePaths.account}>
          {firstName ? t('footer.accountOf', { name }) : t('footer.account')}
        </FooterLink>
      </li>
      {!session && (
        <>
          <VisitorItem>
            <FooterLink to={loginUrl}>{t('footer.login')}</FooterLink>
          </VisitorItem>
          <VisitorItem>
            <FooterLink to={registerUrl}>{t('footer.register')}</FooterLink>
          </VisitorItem>
        </>
      )}
    </>
  )
}

const VisitorItem = styled.li`
  ${forVisitors}
`
