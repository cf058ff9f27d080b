import type { ComponentType, SVGProps } from 'react'
import {
  FacebookIcon,
  InstagramIcon,
  LinkedinIcon,
  XIcon,
  YoutubeIcon,
} from '@shop/ui/icons/social.tsx'

/** The networks of the form; title, placeholder and description are messages of these names. */
export const networks = ['twitter', 'facebook', 'instagram', 'linkedin', 'youtube'] as const

export type Network = (typeof networks)[number]
export type SocialForm = Record<Network, string>

export const emptySocial: SocialForm = {
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
