import { sitePaths } from '@shop/contracts/site-paths.ts'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import type { ReactNode } from 'react'

import { EmailHeader } from './EmailHeader.tsx'
import { EmailList } from './EmailList.tsx'
import { EmailLayout } from './EmailLayout.tsx'
import { Backdrop, ReadingPane, Mailbox } from './EmailPage.styles.ts'
import { EmailStepper } from './EmailStepper.tsx'
import type { Email } from './emails.ts'
import { useT } from './messages.ts'

interface EmailPageProps {
  email: Email
  /** What the e-mail says. */
  children: ReactNode
}

/** One template as it arrives: in a mailbox with the other six. */
export function EmailPage({ email, children }: EmailPageProps) {
  const t = useT()
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
            <EmailLayout>{children}</EmailLayout>
          </Backdrop>
        </ReadingPane>
      </Mailbox>
    </Container>
  )
}
