import {
  FacebookIcon,
  InstagramIcon,
  LinkedinIcon,
  XIcon,
  YoutubeIcon,
} from '@shop/ui/icons/social.tsx'
import type { ComponentType, SVGProps } from 'react'

/** Title, placeholder and hint are the messages `social.NETWORK.*`. */
export const networks = ['twitter', 'facebook', 'instagram', 'linkedin', 'youtube'] as const

export type Network = (typeof networks)[number]
export type SocialValues = Record<Network, string>

export const emptySocialValues: SocialValues = {
  twitter: '',
  facebook: '',
  instagram: '',
  linkedin: '',
  youtube: '',
}

export const networkIcons: Record<Network, ComponentType<SVGProps<SVGSVGElement>>> = {
  twitter: XIcon,
  facebook: FacebookIcon,
  instagram: InstagramIcon,
  linkedin: LinkedinIcon,
  youtube: YoutubeIcon,
}
