import * as z from 'zod/mini'

import { HEX_COLOR } from '../rules/color.ts'
import { LOGO_PICTURE } from '../rules/logo-picture.ts'
import { socialNetworks } from '../rules/social-networks.ts'
import { flagField, linksField, localizedField, pictureField, textField } from './office-fields.ts'
import { bilingual } from './setting-fields.ts'
import { emailSchema } from './text.ts'

/** What the shop is called. */
export const brandNameFields = { name: bilingual(40) }

const logoField = () => ({
  ...pictureField(),
  change: z
    .string()
    .check(z.refine((name) => name === '' || LOGO_PICTURE.test(name), 'This is no logo.')),
})

/** Pictures of the logo, by their names; empty for the shop's own mark. */
export const logoFields = {
  logo: logoField(),
  /** On dark grounds; empty where the other one is seen there, too. */
  darkLogo: logoField(),
  /** Whether the name of the shop stands beside it. */
  withName: flagField(true),
}

const colorField = () =>
  textField(7, {
    required: true,
    ltr: true,
    schema: z
      .string()
      .check(
        z.trim(),
        z.toLowerCase(),
        z.regex(HEX_COLOR, 'Please write the colour as # and six digits or letters from A to F.'),
      ),
  })

/** The accent colour of each theme. */
export const accentFields = { lightAccent: colorField(), darkAccent: colorField() }

/** The shop's pages on social networks; empty for none. */
export const socialLinksFields = {
  links: linksField(
    socialNetworks,
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(300),
        z.regex(/^(https:\/\/[^\s<>"']+)?$/, 'Please write addresses that begin with https://.'),
      ),
    { max: 300 },
  ),
}

/** Who e-mails are from. */
export const mailSenderFields = {
  /** Empty for the name of the shop. */
  senderName: localizedField(60, { hint: true }),
  /** Where replies go; empty for the address that e-mails are sent from. */
  replyTo: textField(200, { hint: true, ltr: true, schema: z.union([emailSchema, z.literal('')]) }),
}
