import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { Link } from '@shop/router'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import PartyPopper from 'lucide-react/icons/party-popper'

import { AuthPagesT, useAuthPagesT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { AuthLayout, Footer } from './AuthLayout.tsx'

export function SignupSuccessPage() {
  const t = useAuthPagesT()
  return (
    <AuthLayout page="success" icon={<PartyPopper />}>
      <ButtonLink to={sitePaths.home} size="l">
        {t('success.continue')}
      </ButtonLink>
      <p>
        <AuthPagesT id="success.portal" components={{ 0: <Link to={sitePaths.portalLogin} /> }} />
      </p>
      <Footer>
        <AuthPagesT
          id="success.emailPreview"
          components={{ 0: <Link to={paths['emails.confirmation']} /> }}
        />
      </Footer>
    </AuthLayout>
  )
}
