import { unseenBorder } from '@shop/ui/tokens/forced-colors.ts'
import { color, font, mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { NavLink } from '../layout/SectionNav.tsx'
import { useEmailsT } from '../messages.generated.ts'
import { type Email, emails, getEmailPath } from './emails.ts'
import { useSampleValues } from './useSampleValues.ts'

/** The inbox with all templates; small screens only have the stepper. */
export function EmailList({ current }: { current: Email }) {
  const t = useEmailsT()
  const values = useSampleValues()
  return (
    <Root aria-label={t('emails.list')}>
      <Title>{t('emails.inbox')}</Title>
      <ul>
        {emails.map((email) => (
          <li key={email}>
            <EmailLink
              to={getEmailPath(email)}
              aria-current={email === current ? 'page' : undefined}
            >
              <strong>{t(`${email}.subject`, values)}</strong>
              <span>{t(`${email}.snippet`, values)}</span>
            </EmailLink>
          </li>
        ))}
      </ul>
    </Root>
  )
}

const Root = styled.nav`
  display: none;
  ${mediaQuery.laptop} {
    display: block;
    border-inline-end: 1px solid ${color.line};
  }
  & > ul {
    list-style: none;
  }
`

const Title = styled.p`
  display: flex;
  align-items: center;
  block-size: 3.75rem;
  padding-inline: ${space[5]};
  border-block-end: 1px solid ${color.line};
  font-weight: ${font.medium};
`

const EmailLink = styled(NavLink)`
  display: grid;
  gap: ${space[1]};
  padding: ${space[4]} ${space[5]};
  border-block-end: 1px solid ${color.line};
  border-inline-start: 3px solid transparent;
  ${unseenBorder}
  &[aria-current] {
    border-inline-start-color: ${color.accent};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  & > strong {
    font-weight: ${font.medium};
  }
  & > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > span {
    color: ${color.muted};
    font-size: ${font.xs};
  }
`
