import { sitePaths } from '@shop/contracts/browser/site-paths.ts'
import { getConfig } from '@shop/kernel/config'
import { WhatsAppLink } from '@shop/shop-ui/whatsapp/WhatsAppLink.tsx'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import { IconBadge } from '@shop/ui/icons/IconBadge.tsx'
import { color, font, radius, size, space } from '@shop/ui/tokens/tokens.ts'
import MapPin from 'lucide-react/icons/map-pin'
import { styled } from 'styled-components'

import { useT } from '../messages.generated.ts'

/** For who found nobody near them: a question to the shop. */
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

const Root = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space[3]};
  block-size: 100%;
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
`
