import { sitePaths } from '@shop/contracts/site-paths.ts'
import { Link } from '@shop/router'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import MailCheck from 'lucide-react/icons/mail-check'

import { EmailIntro } from './EmailIntro.tsx'
import { EmailPage } from './EmailPage.tsx'
import { EmailBody, Note } from './email-body.styles.ts'
import { T, useT } from './messages.ts'
import { useSampleValues } from './useSampleValues.ts'

export function ConfirmationPage() {
  const t = useT()
  const values = useSampleValues()
  return (
    <EmailPage email="confirmation">
      <EmailBody>
        <EmailIntro email="confirmation" icon={<MailCheck />} />
        <ButtonLink to={sitePaths.home} size="l">
          {t('confirmation.button')}
        </ButtonLink>
        <Note>{t('confirmation.linkExpiry', values)}</Note>
        <Note>
          <T id="confirmation.notRequested" components={{ 0: <Link to={sitePaths.contact} /> }} />
        </Note>
      </EmailBody>
    </EmailPage>
  )
}
