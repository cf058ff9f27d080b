import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { Card } from '@shop/ui/card/Card.tsx'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { color, mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useEmailsT } from '../messages.generated.ts'
import { EmailContent } from './EmailContent.tsx'
import { EmailHeader } from './EmailHeader.tsx'
import { EmailLayout } from './EmailLayout.tsx'
import { EmailList } from './EmailList.tsx'
import type { Email } from './emails.ts'
import { EmailStepper } from './EmailStepper.tsx'

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
