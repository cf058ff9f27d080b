import { sitePaths } from '@shop/contracts/site-paths.ts'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import PackageCheck from 'lucide-react/icons/package-check'

import { useEmailsT } from '../messages.generated.ts'
import { EmailBody, InfoBox } from './email-body.styles.ts'
import { EmailIntro } from './EmailIntro.tsx'
import { EmailPage } from './EmailPage.tsx'
import { OrderTable } from './OrderTable.tsx'

export function OrderPage() {
  const t = useEmailsT()
  return (
    <EmailPage email="order">
      <EmailBody>
        <EmailIntro email="order" icon={<PackageCheck />} />
        <OrderTable />
        <InfoBox>
          <h4>{t('order.delivery')}</h4>
          <p>
            {t('sample.fullName')}
            <br />
            {t('sample.address')}
          </p>
        </InfoBox>
        <ButtonLink to={sitePaths.home} size="l">
          {t('order.button')}
        </ButtonLink>
      </EmailBody>
    </EmailPage>
  )
}
