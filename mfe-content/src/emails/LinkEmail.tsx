import { sitePaths } from '@shop/contracts/site-paths.ts'
import { Link } from '@shop/router'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import type { ReactNode } from 'react'

import { EmailBody, Note } from './email-body.styles.ts'
import { EmailIntro } from './EmailIntro.tsx'
import { EmailPage } from './EmailPage.tsx'
import { T, useT } from './messages.ts'
import { useSampleValues } from './useSampleValues.ts'

interface LinkEmailProps {
  email: 'confirmation' | 'reset'
  icon: ReactNode
}

/** An e-mail with a link that expires. */
export function LinkEmail({ email, icon }: LinkEmailProps) {
  const t = useT()
  const values = useSampleValues()
  return (
    <EmailPage email={email}>
      <EmailBody>
        <EmailIntro email={email} icon={icon} />
        <ButtonLink to={sitePaths.home} size="l">
          {t(`${email}.button`)}
        </ButtonLink>
        <Note>{t(`${email}.linkExpiry`, values)}</Note>
        <Note>
          <T id={`${email}.notRequested`} components={{ 0: <Link to={sitePaths.contact} /> }} />
        </Note>
      </EmailBody>
    </EmailPage>
  )
}
