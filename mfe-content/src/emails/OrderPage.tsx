import { sitePaths } from '@shop/contracts/site-paths.ts'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import PackageCheck from 'lucide-react/icons/package-check'

import { EmailLead } from './EmailIntro.tsx'
import { EmailPage } from './EmailPage.tsx'
import { Box, Letter } from './email-body.styles.ts'
import { useT } from './messages.ts'
import { OrderTable } from './OrderTable.tsx'

export function OrderPage() {
  const t = useT()
  return (
    <EmailPage email="order">
      <Letter>
        <EmailLead email="order" icon={<PackageCheck />} />
        <OrderTable />
        <Box>
          <h4>{t('order.delivery')}</h4>
          <p>
            {t('sample.fullName')}
            <br />
            {t('sample.address')}
          </p>
        </Box>
        <ButtonLink to={sitePaths.home} size="l">
          {t('order.button')}
        </ButtonLink>
      </Letter>
    </EmailPage>
  )
}
