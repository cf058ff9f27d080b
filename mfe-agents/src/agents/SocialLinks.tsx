import type { Agent } from '@shop/contracts/wire/agent.ts'
import { FacebookIcon, InstagramIcon, TiktokIcon, XIcon } from '@shop/ui/icons/social.tsx'
import { color, motion, radius, size, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useT } from '../messages.generated.ts'
import { getFullName, getProfileUrl, networks } from './agent.ts'

const icons = {
  facebook: FacebookIcon,
  instagram: InstagramIcon,
  twitter: XIcon,
  tiktok: TiktokIcon,
}

/** An icon for each network on which the agent has a profile. */
export function SocialLinks({ agent }: { agent: Agent }) {
  const t = useT()
  const name = getFullName(agent)
  const profiles = networks.flatMap((network) => {
    const href = getProfileUrl(agent, network)
    return href === null ? [] : [{ network, href }]
  })
  if (profiles.length === 0) return null
  return (
    <List aria-label={t('card.socialList', { name })}>
      {profiles.map(({ network, href }) => {
        const Icon = icons[network]
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

const Profile = styled.a`
  display: grid;
  place-items: center;
  inline-size: ${size.touch};
  block-size: ${size.touch};
  border-radius: ${radius.round};
  color: ${color.muted};
  transition: color ${motion.fast};
  & > svg {
    inline-size: 1.25rem;
  }
  &:hover {
    color: ${color.accent};
  }
`
