import { sitePaths } from '@shop/contracts/site-paths.ts'
import { Link } from '@shop/router'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import KeyRound from 'lucide-react/icons/key-round'
import MailCheck from 'lucide-react/icons/mail-check'

import { EmailsT, useEmailsT } from '../messages.generated.ts'
import { EmailBody, Note } from './email-body.styles.ts'
import { EmailIntro } from './EmailIntro.tsx'
import { EmailPage } from './EmailPage.tsx'
import { useSampleValues } from './useSampleValues.ts'

const icons = { confirmation: <MailCheck />, reset: <KeyRound /> }

/** An e-mail with a link that expires. */
export function LinkEmailPage({ email }: { email: keyof typeof icons }) {
  const t = useEmailsT()
  const values = useSampleValues()
  return (
    <EmailPage email={email}>
      <EmailBody>
        <EmailIntro email={email} icon={icons[email]} />
        <ButtonLink to={sitePaths.home} size="l">
          {t(`${email}.button`)}
        </ButtonLink>
        <Note>{t(`${email}.linkExpiry`, values)}</Note>
        <Note>
          <EmailsT
            id={`${email}.notRequested`}
            components={{ 0: <Link to={sitePaths.contact} /> }}
          />
        </Note>
      </EmailBody>
    </EmailPage>
  )
}
