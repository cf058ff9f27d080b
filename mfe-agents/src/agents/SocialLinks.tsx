import type { Agent } from '@shop/contracts/agent.ts'
import { FacebookIcon, InstagramIcon, TiktokIcon, XIcon } from '@shop/ui/icons/social.tsx'
import { color, motion, radius, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useT } from '../messages.ts'
import { getFullName, getProfileUrl, networks } from './agent.ts'

const icons = {
  facebook: FacebookIcon,
  instagram: InstagramIcon,
  twitter: XIcon,
  tiktok: TiktokIcon,
}

/** An icon per network; dimmed and not a link when there is no profile. */
export function SocialLinks({ agent }: { agent: Agent }) {
  const t = useT()
  const name = getFullName(agent)
  const profiles = networks.map((network) => ({ network, href: getProfileUrl(agent, network) }))
  return (
    <List
      aria-label={t('card.socialList', { name })}
      aria-hidden={profiles.every(({ href }) => href === null) || undefined}
    >
      {profiles.map(({ network, href }) => {
        const Icon = icons[network]
        if (href === null) {
          return (
            <li key={network} aria-hidden>
              <MissingProfile>
                <Icon />
              </MissingProfile>
            </li>
          )
        }
        return (
          <li key={network}>
            <Profile
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('card.social', { name, network: t(`network.${network}`) })}
              title={t(`network.${network}`)}
            >
              <Icon />
            </Profile>
          </li>
        )
      })}
    </List>
  )
}

const List = styled.ul`
  display: flex;
  gap: ${space[1]};
  /* Aligns the icons, not their touch targets, with the text above. */
  padding-inline: calc(${space[5]} - 0.75rem);
`

const MissingProfile = styled.span`
  display: grid;
  place-items: center;
  inline-size: ${size.touch};
  block-size: ${size.touch};
  border-radius: ${radius.round};
  color: ${color.line};
  & > svg {
    inline-size: 1.25rem;
  }
`

const Profile = styled(MissingProfile).attrs({ as: 'a' })`
  color: ${color.muted};
  transition: color ${motion.fast};
  &:hover {
    color: ${color.accent};
  }
`
