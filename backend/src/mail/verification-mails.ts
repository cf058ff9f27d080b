import { renewVerification, saveVerification } from '../auth/verification.store.ts'
import { translations } from '../i18n/messages.ts'
import { withReturnTo } from '../portal/return-to.ts'
import { findUserByEmail } from '../users/user.store.ts'
import { type Compose, linkToPortal, toGreeting } from './mail.composition.ts'

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
  const t = translations[user.language]
  const path = withReturnTo(`reset-password`, returnTo)
  const separator = path.includes('?') ? '&' : '?'
  const content = {
    subject: t('mail.subject.passwordReset'),
    preheader: t('mail.preheader.passwordReset'),
    headline: t('mail.resetHeadline', toGreeting(user.firstName)),
    text: t('mail.resetText'),
    button: linkToPortal(deps, `${path}${separator}token=${renewed.token}`, t('mail.resetButton')),
    notes: [{ text: t('mail.linkExpiry') }, { text: t('mail.resetNote') }],
  }
  return { lang: user.language, content }
}

export const composeAddressInUse: Compose<'addressInUse'> = async (deps, { language: lang }) => {
  const t = translations[lang]
  const content = {
    subject: t('mail.subject.addressInUse'),
    preheader: t('mail.preheader.addressInUse'),
    headline: t('mail.subject.addressInUse'),
    text: t('mail.addressInUseText'),
    button: linkToPortal(deps, 'login', t('mail.addressInUseButton')),
    notes: [],
  }
  return { lang, content }
}

export const composeEmailChange: Compose<'emailChange'> = async (deps, mail, { userId }) => {
  const lang = mail.language
  const t = translations[lang]
  const owner = await findUserByEmail(deps.db, mail.recipient)
  if (owner?.id === userId) return null
  if (owner) return composeAddressInUse(deps, mail, null)
  const renewed = await renewVerification(deps, mail.id)
  if (!renewed) return null
  const content = {
    subject: t('mail.subject.emailChange'),
    preheader: t('mail.preheader.emailChange'),
    headline: t('mail.emailChangeHeadline'),
    text: t('mail.emailChangeText'),
    button: linkToPortal(deps, `confirm-email?token=${renewed.token}`, t('mail.emailChangeButton')),
    notes: [{ text: t('mail.linkExpiry') }, { text: t('mail.emailChangeNote') }],
  }
  return { lang, content }
}
