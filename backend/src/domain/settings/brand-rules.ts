import {
  type Accent,
  type AccentTheme,
  findUnreadableTexts,
} from '@shop/contracts/configuration/brand/accent.ts'
import type { RuntimeConfig } from '@shop/contracts/configuration/runtime-config.ts'
import { readLogoSize } from '@shop/contracts/rules/logo-picture.ts'
import { socialNetworks } from '@shop/contracts/rules/social-networks.ts'
import type { SettingValue } from '@shop/contracts/wire/office-settings.ts'

import type { Config } from '../../platform/config/config.ts'
import { HttpError } from '../../platform/errors/http-error.ts'
import { pictureUrl } from '../../platform/media/picture-url.ts'

type SocialLinks = NonNullable<RuntimeConfig['socialLinks']>

/** Links as the office has them, one for each network. */
export const fromSocialLinks = (list: SocialLinks = []): SettingValue<'socialLinks'> => ({
  links: Object.fromEntries(
    socialNetworks.map((network) => [
      network,
      list.find((link) => link.network === network)?.url ?? '',
    ]),
  ) as SettingValue<'socialLinks'>['links'],
})

/** Links as pages have them. */
export const toSocialLinks = ({ links }: SettingValue<'socialLinks'>): SocialLinks =>
  socialNetworks
    .map((network) => ({ network, url: links[network] }))
    .filter(({ url }) => URL.canParse(url))

/** The accent colours as the office has them. */
export const fromAccent = ({ light, dark }: Accent): SettingValue<'accent'> => ({
  lightAccent: light,
  darkAccent: dark,
})

/** The accent colours as pages have them. */
export const toAccent = ({ lightAccent, darkAccent }: SettingValue<'accent'>): Accent => ({
  light: lightAccent,
  dark: darkAccent,
})

const isUnreadable = (color: string, theme: AccentTheme) =>
  findUnreadableTexts(color, theme).length > 0

/** Refuses colours in which texts cannot be read. @throws HttpError 422 */
export async function requireReadable(_: unknown, setting: SettingValue<'accent'>): Promise<void> {
  const { light, dark } = toAccent(setting)
  if (isUnreadable(light, 'light')) {
    throw new HttpError(422, 'Text could not be read in this colour in the light theme.')
  }
  if (isUnreadable(dark, 'dark')) {
    throw new HttpError(422, 'Text could not be read in this colour in the dark theme.')
  }
}

/** The logo with the addresses of its pictures, for the office. */
export const addLogoUrls = ({ backendUrl }: Config, logo: SettingValue<'logo'>) => ({
  ...logo,
  logoUrl: pictureUrl(backendUrl, logo.logo),
  darkLogoUrl: pictureUrl(backendUrl, logo.darkLogo),
})

/** The logo as pages have it; undefined for the shop's own mark. */
export function toLogo(
  { backendUrl }: Pick<Config, 'backendUrl'>,
  { logo, darkLogo, withName }: SettingValue<'logo'>,
): RuntimeConfig['logo'] {
  const toPicture = (name: string) => {
    const size = readLogoSize(name)
    return size ? { url: pictureUrl(backendUrl, name), ...size } : undefined
  }
  const light = toPicture(logo)
  const dark = toPicture(darkLogo)
  return light && { light, ...(dark && darkLogo !== logo && { dark }), withName }
}
