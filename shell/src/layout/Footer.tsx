import { locales } from '@shop/i18n/format.ts'
import { getConfig, useLanguage } from '@shop/kernel'
import { Link } from '@shop/router'
import { DarkSection } from '@shop/ui/layout/DarkSection.tsx'
import { color, font, mediaQuery, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useT } from '../messages.ts'
import { CardLogos } from './CardLogos.tsx'
import { Logo } from './Logo.tsx'
import { footerColumns, legalPages } from './navigation.ts'
import { Newsletter } from './Newsletter.tsx'
import { SocialLinks } from './SocialLinks.tsx'

export function Footer() {
  const t = useT()
  const { lang } = useLanguage()
  const year = new Intl.DateTimeFormat(locales[lang], { year: 'numeric' }).format(new Date())
  const values = { year, brand: getConfig().brandName[lang] }
  return (
    <Root as="footer" aria-label={t('footer.label')}>
      <Inner>
        <Brand>
          <Logo />
          <p>{t('footer.motto')}</p>
          <SocialLinks />
        </Brand>
        {footerColumns.map(({ title, links }) => (
          <nav key={title} aria-label={t(title)}>
            <Title>{t(title)}</Title>
            <Links>
              {links.map(({ id, to }) => (
                <li key={id}>
                  <FooterLink to={to}>{t(id)}</FooterLink>
                </li>
              ))}
            </Links>
          </nav>
        ))}
        <Newsletter />
      </Inner>
      <Bottom>
        <small>{t('footer.rights', values)}</small>
        <Legal aria-label={t('footer.legal')}>
          {legalPages.map(({ id, to }) => (
            <FooterLink key={id} to={to}>
              {t(id)}
            </FooterLink>
          ))}
        </Legal>
        <CardLogos />
      </Bottom>
    </Root>
  )
}

const Root = styled(DarkSection)`
  padding-block: ${space[7]} ${space[5]};
  ${mediaQuery.tablet} {
    padding-block: ${space[8]} ${space[6]};
  }
  @media print {
    display: none;
  }
`

const Inner = styled.div`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: ${space[6]} ${space[5]};
  max-inline-size: calc(${size.container} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
  /* Two columns leave the third list alone in its line, which it then fills. */
  @media (width < 40rem) {
    & > nav:last-of-type {
      grid-column: 1 / -1;
    }
    & > nav:last-of-type > ul {
      display: grid;
      grid-template-columns: repeat(2, 1fr);
      column-gap: ${space[5]};
    }
  }
  ${mediaQuery.tablet} {
    grid-template-columns: repeat(3, 1fr);
    row-gap: ${space[7]};
  }
  ${mediaQuery.desktop} {
    grid-template-columns: 1.7fr repeat(3, 1fr) 1.9fr;
  }
`

const Brand = styled.div`
  display: grid;
  grid-column: 1 / -1;
  align-content: start;
  justify-items: start;
  gap: ${space[4]};
  color: ${color.muted};
  font-size: ${font.s};
  & > p {
    max-inline-size: ${size.narrow};
  }
  ${mediaQuery.desktop} {
    grid-column: auto;
  }
`

const Title = styled.h2`
  margin-block-end: ${space[2]};
  font-size: ${font.s};
  font-weight: ${font.bold};
`

const Links = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

const FooterLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${size.touch};
  color: ${color.muted};
  font-size: ${font.s};
  text-decoration: none;
  &:hover {
    color: ${color.text};
    text-decoration: underline;
  }
`

const Legal = styled.nav`
  display: flex;
  gap: ${space[5]};
`

const Bottom = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  max-inline-size: calc(${size.container} + 2 * ${space.gutter});
  margin: ${space[6]} auto 0;
  padding: ${space[5]} ${space.gutter} 0;
  border-block-start: 1px solid ${color.line};
  color: ${color.muted};
  font-size: ${font.xs};
`
