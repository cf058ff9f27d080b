import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { formatDateTime } from '@shop/i18n/format.ts'
import { getConfig } from '@shop/kernel/config'
import { useLanguage } from '@shop/kernel/language'
import { Card } from '@shop/ui/card/Card.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { Time } from '@shop/ui/text/Time.tsx'
import { color, font, mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { contactDetails } from '../contact/contact-details.ts'
import { useEmailsT } from '../messages.generated.ts'
import { EmailContent } from './EmailContent.tsx'
import { EmailLayout } from './EmailLayout.tsx'
import { EmailList, EmailStepper } from './EmailNavigation.tsx'
import { type Email, sampleEmail } from './emails.ts'
import { useSampleValues } from './useSampleValues.ts'

/** Preview of a template in a mailbox with all templates. */
export function EmailPage({ email }: { email: Email }) {
  const t = useEmailsT()
  const title = t(`meta.emails.${email}.title`)
  return (
    <Container>
      <PageMeta title={title} description={t(`meta.emails.${email}.description`)} noindex />
      <PageHeading
        title={title}
        breadcrumb={[{ label: t('emails.home'), to: sitePaths.home }, { label: title }]}
      />
      <Notice>{t('emails.sampleNotice')}</Notice>
      <Mailbox $flush>
        <EmailList current={email} />
        <ReadingPane aria-labelledby="subject">
          <EmailStepper current={email} />
          <EmailHeader email={email} />
          <Backdrop>
            <EmailLayout>
              <EmailContent email={email} />
            </EmailLayout>
          </Backdrop>
        </ReadingPane>
      </Mailbox>
    </Container>
  )
}

function EmailHeader({ email }: { email: Email }) {
  const t = useEmailsT()
  const { lang } = useLanguage()
  const values = useSampleValues()
  return (
    <Header>
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
    </Header>
  )
}

const Mailbox = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-block: ${space[5]} ${space.section};
  ${mediaQuery.laptop} {
    grid-template-columns: 20rem minmax(0, 1fr);
  }
`

const ReadingPane = styled.article`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
`

const Backdrop = styled.div`
  flex: 1;
  padding: ${space[5]} clamp(${space[2]}, 2vw, ${space[6]});
  background: ${color.sunken};
`

const Header = styled.header`
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
