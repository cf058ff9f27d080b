import { NewsletterForm } from '@shop/shop-ui/send-form/NewsletterForm.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import type { ImageFiles } from '@shop/ui/picture/image-sources.ts'
import { font, mediaQuery, size, space } from '@shop/ui/tokens/tokens.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { Lead, RoundedPicture } from '../layout/sections.styles.ts'
import { useStatusPagesT } from '../messages.generated.ts'

interface StatusLayoutProps {
  /** Title and description are the messages `meta.status.PAGE.…`. */
  page: 'soon' | 'maintenance'
  picture: ImageFiles
  children: ReactNode
  /** What follows in the width of the page. */
  below?: ReactNode
}

/** The state of the shop beside a picture. */
export function StatusLayout({ page, picture, children, below }: StatusLayoutProps) {
  const t = useStatusPagesT()
  return (
    <Container>
      <PageMeta
        title={t(`meta.status.${page}.title`)}
        description={t(`meta.status.${page}.description`)}
        noindex
      />
      <Columns $fills={!below}>
        <Content>{children}</Content>
        <RoundedPicture files={picture} alt="" sizes="(min-width: 64rem) 38rem, 100vw" priority />
      </Columns>
      {below}
    </Container>
  )
}

/** The newsletter, for who wants to know when the shop is back. */
export function SubscribeForm() {
  const t = useStatusPagesT()
  return (
    <Newsletter
      heading={<h2>{t('subscribe.heading')}</h2>}
      label={t('subscribe.email')}
      submit={t('subscribe.submit')}
      invalid={t('subscribe.invalid')}
      variant="primary"
    />
  )
}

const Columns = styled.div<{ $fills: boolean }>`
  display: grid;
  align-content: center;
  gap: ${space[7]};
  min-block-size: ${({ $fills }) => $fills && `calc(100svh - ${size.bar})`};
  padding-block: ${space[7]};
  ${mediaQuery.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: center;
    gap: ${space[8]};
  }
`

const Content = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[5]};
  & > h1 {
    font-size: ${font.display};
  }
`

export const StatusText = styled(Lead)`
  max-inline-size: ${size.prose};
`

const Newsletter = styled(NewsletterForm)`
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
