import { getConfig } from '@shop/kernel/config'
import { useLanguage } from '@shop/kernel/language'
import { CardLogos } from '@shop/ui/brand/CardLogos.tsx'
import { color, font, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useT } from '../messages.ts'
import { legalPages } from './footer-pages.ts'
import { FooterLink } from './FooterLink.ts'

/** Oman’s time is UTC+4, all year. `Intl.DateTimeFormat` takes a browser up to 25 ms. */
const UTC_OFFSET_MS = 4 * 60 * 60 * 1000

/** The shop's year, wherever the server and the shopper are. */
const currentYear = () => new Date(Date.now() + UTC_OFFSET_MS).getUTCFullYear()

/** The copyright notice, the legal pages and the accepted cards. */
export function FooterBottom() {
  const t = useT()
  const { lang } = useLanguage()
  return (
    <Bottom>
      {/* The server may have rendered it last year. */}
      <small suppressHydrationWarning>
        {t('footer.rights', { year: currentYear(), brand: getConfig().brandName[lang] })}
      </small>
      <Legal aria-label={t('footer.legal')}>
        {legalPages.map(({ id, to }) => (
          <FooterLink key={id} to={to}>
            {t(id)}
          </FooterLink>
        ))}
      </Legal>
      <CardLogos label={t('footer.cards')} />
    </Bottom>
  )
}

const Bottom = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  inline-size: calc(100% - 2 * ${space.gutter});
  max-inline-size: ${size.container};
  margin: ${space[6]} auto 0;
  padding-block-start: ${space[5]};
  border-block-start: 1px solid ${color.line};
  color: ${color.muted};
  font-size: ${font.xs};
  /* The place of the button that leads back to the top, where that is not beside the container. */
  @media not all and (min-width: 92rem) {
    padding-block-end: ${size.touch};
  }
`

const Legal = styled.nav`
  display: flex;
  gap: ${space[5]};
`
