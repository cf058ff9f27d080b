import { renewVerification, saveVerification } from '../auth/verification.store.ts'
import { withReturnTo } from '../portal/return-to.ts'
import { findUserByEmail } from '../users/user.store.ts'
import { type Compose, linkToPortal, toGreetingName } from './mail.composition.ts'
import { mailTexts } from './mail.texts.ts'

export const composePasswordReset: Compose<'passwordReset'> = async (deps, mail, { returnTo }) => {
  // Looked up here, not when asked, so that asking takes the same time for every address.
  const user = await findUserByEmail(deps.db, mail.recipient)
  if (!user) return null
  const { id } = mail
  await saveVerification(deps, {
    id,
    purpose: 'password-reset',
    userId: user.id,
    newEmail: null,
  })
  const renewed = await renewVerification(deps, id)
  if (!renewed) return null
  const t = mailTexts[user.language]
  const path = withReturnTo(`reset-password`, returnTo)
  const separator = path.includes('?') ? '&' : '?'
  const content = {
    subject: t.subject.passwordReset,
    preheader: t.preheader.passwordReset,
    headline: t.resetHeadline(toGreetingName(user.firstName)),
    text: t.resetText,
    button: linkToPortal(deps, `${path}${separator}token=${renewed.token}`, t.resetButton),
    notes: [{ text: t.linkExpiry }, { text: t.resetNote }],
  }
  return { lang: user.language, content }
}

export const composeAddressInUse: Compose<'addressInUse'> = async (deps, { language: lang }) => {
  const t = mailTexts[lang]
  const content = {
    subject: t.subject.addressInUse,
    preheader: t.preheader.addressInUse,
    headline: t.subject.addressInUse,
    text: t.addressInUseText,
    button: linkToPortal(deps, 'login', t.addressInUseButton),
    notes: [],
  }
  return { lang, content }
}

export const composeEmailChange: Compose<'emailChange'> = async (deps, mail, { userId }) => {
  const lang = mail.language
  const t = mailTexts[lang]
  const owner = await findUserByEmail(deps.db, mail.recipient)
  if (owner?.id === userId) return null
  if (owner) return composeAddressInUse(deps, mail, null)
  const renewed = await renewVerification(deps, mail.id)
  if (!renewed) return null
  const content = {
    subject: t.subject.emailChange,
    preheader: t.preheader.emailChange,
    headline: t.emailChangeHeadline,
    text: t.emailChangeText,
    button: linkToPortal(deps, `confirm-email?token=${renewed.token}`, t.emailChangeButton),
    notes: [{ text: t.linkExpiry }, { text: t.emailChangeNote }],
  }
  return { lang, content }
}
