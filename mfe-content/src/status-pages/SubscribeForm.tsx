import { NewsletterForm } from '@shop/shop-ui/send-form/NewsletterForm.tsx'
import { font, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useStatusPagesT } from '../messages.generated.ts'

export function SubscribeForm() {
  const t = useStatusPagesT()
  return (
    <Root
      heading={<h2>{t('subscribe.heading')}</h2>}
      label={t('subscribe.email')}
      submit={t('subscribe.submit')}
      invalid={t('subscribe.invalid')}
      variant="primary"
    />
  )
}

const Root = styled(NewsletterForm)`
  display: grid;
  justify-items: start;
  gap: ${space[4]};
  inline-size: 100%;
  max-inline-size: ${size.narrow};
  & > h2 {
    font-size: ${font.l};
  }
  & > :not(h2, button, span) {
    inline-size: 100%;
  }
`
