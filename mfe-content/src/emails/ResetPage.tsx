import { sitePaths } from '@shop/contracts/site-paths.ts'
import { Link } from '@shop/router'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import KeyRound from 'lucide-react/icons/key-round'

import { EmailIntro } from './EmailIntro.tsx'
import { EmailPage } from './EmailPage.tsx'
import { EmailBody, Note } from './email-body.styles.ts'
import { T, useT } from './messages.ts'
import { useSampleValues } from './useSampleValues.ts'

export function ResetPage() {
  const t = useT()
  const values = useSampleValues()
  return (
    <EmailPage email="reset">
      <EmailBody>
        <EmailIntro email="reset" icon={<KeyRound />} />
        <ButtonLink to={sitePaths.home} size="l">
          {t('reset.button')}
        </ButtonLink>
        <Note>{t('reset.linkExpiry', values)}</Note>
        <Note>
          <T id="reset.notRequested" components={{ 0: <Link to={sitePaths.contact} /> }} />
        </Note>
      </EmailBody>
    </EmailPage>
  )
}
