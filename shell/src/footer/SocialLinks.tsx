import { getConfig } from '@shop/kernel/config'
import {
  FacebookIcon,
  InstagramIcon,
  LinkedinIcon,
  TiktokIcon,
  XIcon,
  YoutubeIcon,
} from '@shop/ui/icons/social.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { color, radius, size } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useT } from '../messages.ts'

const icons = {
  facebook: FacebookIcon,
  instagram: InstagramIcon,
  linkedin: LinkedinIcon,
  tiktok: TiktokIcon,
  x: XIcon,
  youtube: YoutubeIcon,
}

/** The configured links to the brand's social networks. */
export function SocialLinks() {
  const t = useT()
  const links = getConfig().socialLinks ?? []
  if (links.length === 0) return null
  return (
    <Stack as="ul" $row $gap="2" aria-label={t('footer.social')}>
      {links.map(({ network, url }) => {
        const Icon = icons[network]
        return (
          <li key={network}>
            <Round href={url} rel="noopener noreferrer" target="_blank" aria-label={network}>
              <Icon />
            </Round>
          </li>
        )
      })}
    </Stack>
  )
}

const Round = styled.a`
  display: grid;
  place-items: center;
  inline-size: ${size.touch};
  block-size: ${size.touch};
  border: 1px solid ${color.line};
  border-radius: ${radius.round};
  color: ${color.text};
  &:hover {
    border-color: ${color.accent};
    color: ${color.accent};
  }
`
