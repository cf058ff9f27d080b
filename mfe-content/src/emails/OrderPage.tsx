import { sitePaths } from '@shop/contracts/site-paths.ts'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import PackageCheck from 'lucide-react/icons/package-check'

import { EmailBody, InfoBox } from './email-body.styles.ts'
import { EmailIntro } from './EmailIntro.tsx'
import { EmailPage } from './EmailPage.tsx'
import { useT } from './messages.ts'
import { OrderTable } from './OrderTable.tsx'

export function OrderPage() {
  const t = useT()
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
