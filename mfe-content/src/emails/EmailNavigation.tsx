import { formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { ChevronBack, ChevronForward } from '@shop/ui/icons/directional.ts'
import { PaginationItem } from '@shop/ui/navigation/PaginationItem.tsx'
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
    <Inbox aria-label={t('emails.list')}>
      <InboxTitle>{t('emails.inbox')}</InboxTitle>
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
    </Inbox>
  )
}

const toEmailPath = (index: number) => getEmailPath(emails[index] ?? emails[0])

export function EmailStepper({ current }: { current: Email }) {
  const t = useEmailsT()
  const { lang } = useLanguage()
  const index = emails.indexOf(current)
  return (
    <Stepper aria-label={t('emails.stepper')}>
      <PaginationItem
        page={index - 1}
        hrefFor={toEmailPath}
        label={t('emails.previous')}
        disabled={index === 0}
      >
        <ChevronBack />
      </PaginationItem>
      <span>
        {t('emails.position', {
          position: formatNumber(index + 1, lang),
          total: formatNumber(emails.length, lang),
        })}
      </span>
      <PaginationItem
        page={index + 1}
        hrefFor={toEmailPath}
        label={t('emails.next')}
        disabled={index === emails.length - 1}
      >
        <ChevronForward />
      </PaginationItem>
    </Stepper>
  )
}

const Inbox = styled.nav`
  display: none;
  ${mediaQuery.laptop} {
    display: block;
    border-inline-end: 1px solid ${color.line};
  }
  & > ul {
    list-style: none;
  }
`

const InboxTitle = styled.p`
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

const Stepper = styled.nav`
  display: flex;
  align-items: center;
  justify-content: end;
  gap: ${space[2]};
  block-size: 3.75rem;
  padding-inline: ${space[3]};
  border-block-end: 1px solid ${color.line};
  color: ${color.muted};
  font-size: ${font.s};
`
