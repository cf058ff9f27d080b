import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { WhatsAppLink } from '@shop/shop-ui/whatsapp/WhatsAppLink.tsx'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { PageHeading } from '@shop/ui/layout/PageHeading.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import Phone from 'lucide-react/icons/phone'
import { styled } from 'styled-components'

import { FormColumns } from '../layout/columns.styles.ts'
import { useContactT } from '../messages.generated.ts'
import { getPhoneUrl } from './contact-details.ts'
import { ContactForm } from './ContactForm.tsx'
import { ContactMethods } from './ContactMethods.tsx'

export function ContactPage() {
  const t = useContactT()
  return (
    <Container>
      <PageMeta title={t('meta.contact.title')} description={t('meta.contact.description')} />
      <PageHeading
        title={t('contact.title')}
        intro={t('contact.intro')}
        breadcrumb={[
          { label: t('contact.home'), to: sitePaths.home },
          { label: t('contact.title') },
        ]}
      />
      <QuickContact>
        <WhatsAppLink text={t('contact.whatsApp')} variant="primary" />
        <ButtonLink external href={getPhoneUrl()} variant="secondary">
          <Phone aria-hidden />
          {t('contact.call')}
        </ButtonLink>
      </QuickContact>
      <FormColumns>
        <ContactForm />
        <ContactMethods />
      </FormColumns>
    </Container>
  )
}

/** What is answered at once comes before the form; the number itself is beside the form on large screens. */
const QuickContact = styled(Stack).attrs({ $row: true, $gap: '3' })`
  & > a {
    margin-block-end: ${space[5]};
  }
  ${mediaQuery.laptop} {
    & > a[href^='tel:'] {
      display: none;
    }
  }
`
