import { color, font, radius, space } from '@shop/ui/tokens/tokens.ts'
import Apple from 'lucide-react/icons/apple'
import Play from 'lucide-react/icons/play'
import { styled } from 'styled-components'

import { useAppPromoT } from '../messages.generated.ts'

const stores = [
  { name: 'App Store', Icon: Apple },
  { name: 'Google Play', Icon: Play },
] as const

/** Not links: the app is not in the stores yet. */
export function StoreBadges() {
  const t = useAppPromoT()
  return (
    <Badges aria-label={t('app.stores')}>
      {stores.map(({ name, Icon }) => (
        <Badge key={name}>
          <Icon aria-hidden />
          <bdi translate="no">{name}</bdi>
          <small>{t('app.unavailable')}</small>
        </Badge>
      ))}
    </Badges>
  )
}

const Badges = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`

const Badge = styled.li`
  display: grid;
  grid-template-columns: auto auto;
  align-items: center;
  column-gap: ${space[3]};
  padding: ${space[2]} ${space[4]};
  border: 1px dashed ${color.lineStrong};
  border-radius: ${radius.m};
  line-height: 1.4;
  & > svg {
    grid-row: span 2;
    inline-size: 1.5rem;
    stroke-width: 1.5;
    color: ${color.muted};
  }
  & > bdi {
    justify-self: start;
    font-weight: ${font.medium};
  }
  & > small {
    grid-column: 2;
    color: ${color.muted};
  }
`
