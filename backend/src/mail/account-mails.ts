import { type Translate, translations } from '../i18n/messages.ts'
import type { Language } from '../pages/negotiate-language.ts'
import {
  type Compose,
  getShopUrl,
  isolate,
  linkToContact,
  linkToPortal,
  toGreeting,
} from './mail.composition.ts'
import type { MailContent, MailLink } from './mail.layout.ts'
import type { MailData, MailKind } from './mail.types.ts'

interface Links {
  contact: MailLink
  newPassword: MailLink
}

/** Wording of a message about an account; its headline is the subject unless it has one. */
interface Notice extends Pick<MailContent, 'subject' | 'preheader' | 'text' | 'notes'> {
  headline?: string
  buttonLabel?: string
}

/** Composes a message about an account, with a button that leads to the shop. */
function composeNotice<Kind extends MailKind>(
  write: (t: Translate, links: Links, data: MailData[Kind]) => Notice,
): Compose<Kind> {
  return (deps, { language: lang }: { language: Language }, data) => {
    const t = translations[lang]
    const links = {
      contact: linkToContact(deps, lang),
      newPassword: linkToPortal(deps, 'forgot-password', t('mail.resetButton')),
    }
    const { headline, buttonLabel, ...notice } = write(t, links, data)
    const content = {
      ...notice,
      headline: headline ?? notice.subject,
      button: { label: buttonLabel ?? t('mail.shop'), url: getShopUrl(deps) },
    }
    return Promise.resolve({ lang, content })
  }
}

export const composeWelcome = composeNotice<'welcome'>((t, { contact }, { firstName }) => ({
  subject: t('mail.subject.welcome'),
  preheader: t('mail.preheader.welcome'),
  headline: t('mail.welcomeHeadline', toGreeting(firstName)),
  text: t('mail.welcomeText'),
  buttonLabel: t('mail.welcomeButton'),
  notes: [{ text: t('mail.welcomeNote'), link: contact }],
}))

export const composePasswordChanged = composeNotice<'passwordChanged'>((t, { newPassword }) => ({
  subject: t('mail.subject.passwordChanged'),
  preheader: t('mail.preheader.passwordChanged'),
  text: t('mail.passwordChangedText'),
  notes: [{ text: t('mail.notYou'), link: newPassword }],
}))

export const composeEmailChangeRequested = composeNotice<'emailChangeRequested'>(
  (t, { newPassword }, { newEmail }) => ({
    subject: t('mail.subject.emailChangeRequested'),
    preheader: t('mail.preheader.emailChangeRequested'),
    text: t('mail.emailChangeRequestedText', { address: isolate(newEmail) }),
    notes: [{ text: t('mail.emailChangeRequestedNote'), link: newPassword }],
  }),
)

export const composeEmailChanged = composeNotice<'emailChanged'>(
  (t, { contact }, { newEmail }) => ({
    subject: t('mail.subject.emailChanged'),
    preheader: t('mail.preheader.emailChanged'),
    text: t('mail.emailChangedText', { address: isolate(newEmail) }),
    notes: [{ text: t('mail.notYou'), link: contact }],
  }),
)
