import { Card } from '@shop/ui/card/Card.tsx'
import { IconBadge } from '@shop/ui/icons/IconBadge.tsx'
import { Container } from '@shop/ui/layout/Container.tsx'
import { DarkSection } from '@shop/ui/layout/Section.tsx'
import { PageMeta } from '@shop/ui/page/PageMeta.tsx'
import { ResponsiveImage } from '@shop/ui/picture/ResponsiveImage.tsx'
import { color, font, mediaQuery, radius, size, space } from '@shop/ui/tokens/tokens.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { useAuthPagesT } from '../messages.generated.ts'
import picture from './pictures/access.json'

interface AuthLayoutProps {
  /** Title and texts are the messages `PAGE.title`, `PAGE.intro` and `meta.auth.PAGE.…`. */
  page: 'login' | 'signup' | 'success' | 'forgot' | 'lock'
  /** Replaces the message `PAGE.intro`. */
  intro?: string
  icon?: ReactNode
  /** Replaces the icon. */
  badge?: ReactNode
  children: ReactNode
}

/** Card of the auth pages, beside a picture and the benefits of membership on large screens. */
export function AuthLayout({ page, intro, icon, badge, children }: AuthLayoutProps) {
  const t = useAuthPagesT()
  return (
    <Container>
      <PageMeta
        title={t(`meta.auth.${page}.title`)}
        description={t(`meta.auth.${page}.description`)}
        noindex
      />
      <Root>
        <Aside>
          <Picture files={picture} alt="" sizes="(min-width: 80rem) 40rem, 50vw" />
          <Benefits>
            <Headline>{t('aside.heading')}</Headline>
            <p>{t('aside.text')}</p>
          </Benefits>
        </Aside>
        <Body>
          <div>
            {badge ?? (icon && <IconBadge $size="l">{icon}</IconBadge>)}
            <h1 tabIndex={-1}>{t(`${page}.title`)}</h1>
            <Intro>{intro ?? t(`${page}.intro`)}</Intro>
            {children}
          </div>
        </Body>
      </Root>
    </Container>
  )
}

const Root = styled(Card).attrs({ $flush: true })`
  display: grid;
  margin-block: ${space[5]} ${space.section};
  border-radius: ${radius.xl};
  ${mediaQuery.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    min-block-size: 44rem;
    margin-block-start: ${space[6]};
  }
`

const Aside = styled(DarkSection)`
  display: none;
  ${mediaQuery.laptop} {
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
  }
`

/** The form decides the height of the row, not the picture. */
const Picture = styled(ResponsiveImage)`
  && {
    block-size: 0;
    min-block-size: 100%;
  }
`

const Benefits = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[6]} ${space[7]} ${space[7]};
  color: ${color.muted};
`

const Headline = styled.p`
  color: ${color.text};
  font-size: ${font['2xl']};
  font-weight: ${font.medium};
  line-height: ${font.leadingTight};
  text-wrap: balance;
`

const Body = styled.div`
  display: grid;
  place-items: center;
  padding: clamp(${space[5]}, 6vw, ${space[8]});
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[5]};
    inline-size: 100%;
    max-inline-size: ${size.narrow};
  }
`

const Intro = styled.p`
  margin-block-start: calc(-1 * ${space[3]});
  color: ${color.muted};
`

/** The way on for those who are on the wrong page. */
export const Footer = styled.p`
  padding-block-start: ${space[4]};
  border-block-start: 1px solid ${color.line};
  color: ${color.muted};
  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${size.touch};
  }
`
