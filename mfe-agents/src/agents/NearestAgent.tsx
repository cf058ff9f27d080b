import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { getConfig } from '@shop/kernel/config'
import { WhatsAppLink } from '@shop/shop-ui/whatsapp/WhatsAppLink.tsx'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { IconBadge } from '@shop/ui/icons/IconBadge.tsx'
import { color, font, mediaQuery, radius, size, space } from '@shop/ui/tokens/tokens.ts'
import MapPin from 'lucide-react/icons/map-pin'
import { styled } from 'styled-components'

import { useT } from '../messages.generated.ts'

/** The end of the directory, for who found nobody near them: it fills the row that the last agents leave. */
export function NearestAgent() {
  const t = useT()
  return (
    <Root>
      <IconBadge>
        <MapPin />
      </IconBadge>
      <b>{t('nearest.title')}</b>
      <p>{t('nearest.text')}</p>
      {getConfig().whatsAppNumber === undefined ? (
        <ButtonLink to={sitePaths.contact} variant="secondary">
          {t('nearest.contact')}
        </ButtonLink>
      ) : (
        <WhatsAppLink text={t('agents.question')} />
      )}
    </Root>
  )
}

const Root = styled.li`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space[3]};
  padding: ${space[5]};
  border: 1px dashed ${color.lineStrong};
  border-radius: ${radius.l};
  text-align: center;
  & > b {
    font-size: ${font.l};
  }
  & > p {
    max-inline-size: ${size.prose};
    color: ${color.muted};
  }
  ${mediaQuery.tablet} {
    &:nth-child(odd) {
      grid-column: span 2;
    }
  }
  ${mediaQuery.laptop} {
    &:nth-child(n) {
      grid-column: auto;
    }
    &:nth-child(3n + 1) {
      grid-column: span 3;
    }
    &:nth-child(3n + 2) {
      grid-column: span 2;
    }
  }
`
