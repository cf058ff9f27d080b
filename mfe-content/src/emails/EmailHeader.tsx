import { formatDateTime } from '@shop/i18n/format.ts'
import { getConfig } from '@shop/kernel/config'
import { useLanguage } from '@shop/kernel/language'
import { Time } from '@shop/ui/text/Time.tsx'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { contactDetails } from '../contact/contact-details.ts'
import { useEmailsT } from '../messages.generated.ts'
import { type Email, sampleEmail } from './emails.ts'
import { useSampleValues } from './useSampleValues.ts'

export function EmailHeader({ email }: { email: Email }) {
  const t = useEmailsT()
  const { lang } = useLanguage()
  const values = useSampleValues()
  return (
    <Root>
      <h2 id="subject">{t(`${email}.subject`, values)}</h2>
      <Headers>
        <dt>{t('emails.from')}</dt>
        <dd>
          {getConfig().brandName[lang]} <Address>{contactDetails.email}</Address>
        </dd>
        <dt>{t('emails.to')}</dt>
        <dd>
          {t('sample.fullName')} <Address>{sampleEmail.recipient}</Address>
        </dd>
        <dt>{t('emails.date')}</dt>
        <dd>
          <Time dateTime={sampleEmail.sentAt}>{formatDateTime(sampleEmail.sentAt, lang)}</Time>
        </dd>
      </Headers>
    </Root>
  )
}

const Root = styled.header`
  display: grid;
  gap: ${space[4]};
  padding: ${space[5]};
  border-block-end: 1px solid ${color.line};
  & > h2 {
    font-size: ${font.xl};
  }
`

const Headers = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[1]} ${space[4]};
  font-size: ${font.s};
  & > dt {
    color: ${color.muted};
  }
`

const Address = styled.bdi.attrs({ translate: 'no', dir: 'ltr' })`
  color: ${color.muted};
`
