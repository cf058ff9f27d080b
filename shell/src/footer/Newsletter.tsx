import { NewsletterForm } from '@shop/shop-ui/send-form/NewsletterForm.tsx'
import { font, mediaQuery, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useT } from '../messages.ts'

export function Newsletter() {
  const t = useT()
  return (
    <Form
      heading={<Title>{t('newsletter.title')}</Title>}
      label={t('newsletter.email')}
      submit={t('newsletter.submit')}
      invalid={t('newsletter.invalid')}
    />
  )
}

const Form = styled(NewsletterForm)`
  display: grid;
  grid-column: 1 / -1;
  align-content: start;
  gap: ${space[3]};
  max-inline-size: 26rem;
  ${mediaQuery.desktop} {
    grid-column: auto;
  }
`

const Title = styled.h2`
  font-size: ${font.s};
  font-weight: ${font.bold};
`
