import type { Language } from '../pages/negotiate-language.ts'
import {
  type Compose,
  getShopUrl,
  linkToContact,
  linkToPortal,
  toGreetingName,
} from './mail.composition.ts'
import type { MailContent, MailLink } from './mail.layout.ts'
import { type MailTexts, mailTexts } from './mail.texts.ts'
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
  write: (texts: MailTexts, links: Links, data: MailData[Kind]) => Notice,
): Compose<Kind> {
  return (deps, { language: lang }: { language: Language }, data) => {
    const t = mailTexts[lang]
    const links = {
      contact: linkToContact(deps, lang),
      newPassword: linkToPortal(deps, 'forgot-password', t.resetButton),
    }
    const { headline, buttonLabel, ...notice } = write(t, links, data)
    const content = {
      ...notice,
      headline: headline ?? notice.subject,
      button: { label: buttonLabel ?? t.shop, url: getShopUrl(deps) },
    }
    return Promise.resolve({ lang, content })
  }
}

export const composeWelcome = composeNotice<'welcome'>((t, { contact }, { firstName }) => ({
  subject: t.subject.welcome,
  preheader: t.preheader.welcome,
  headline: t.welcomeHeadline(toGreetingName(firstName)),
  text: t.welcomeText,
  buttonLabel: t.welcomeButton,
  notes: [{ text: t.welcomeNote, link: contact }],
}))

export const composePasswordChanged = composeNotice<'passwordChanged'>((t, { newPassword }) => ({
  subject: t.subject.passwordChanged,
  preheader: t.preheader.passwordChanged,
  text: t.passwordChangedText,
  notes: [{ text: t.notYou, link: newPassword }],
}))

export const composeEmailChangeRequested = composeNotice<'emailChangeRequested'>(
  (t, { newPassword }, { newEmail }) => ({
    subject: t.subject.emailChangeRequested,
    preheader: t.preheader.emailChangeRequested,
    text: t.emailChangeRequestedText(newEmail),
    notes: [{ text: t.emailChangeRequestedNote, link: newPassword }],
  }),
)

export const composeEmailChanged = composeNotice<'emailChanged'>(
  (t, { contact }, { newEmail }) => ({
    subject: t.subject.emailChanged,
    preheader: t.preheader.emailChanged,
    text: t.emailChangedText(newEmail),
    notes: [{ text: t.notYou, link: contact }],
  }),
)
