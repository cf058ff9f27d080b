import { formatNumber } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { ChevronBack, ChevronForward } from '@shop/ui/icons/directional.ts'
import { PaginationItem } from '@shop/ui/navigation/PaginationItem.tsx'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useEmailsT } from '../messages.generated.ts'
import { type Email, emails, getEmailPath } from './emails.ts'

const toEmailPath = (index: number) => getEmailPath(emails[index] ?? emails[0])

export function EmailStepper({ current }: { current: Email }) {
  const t = useEmailsT()
  const { lang } = useLanguage()
  const index = emails.indexOf(current)
  return (
    <Root aria-label={t('emails.stepper')}>
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
    </Root>
  )
}

const Root = styled.nav`
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
