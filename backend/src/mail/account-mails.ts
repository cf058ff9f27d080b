import {
  type Compose,
  getShopUrl,
  linkToContact,
  linkToPortal,
  toGreetingName,
} from './mail.composition.ts'
import { mailTexts } from './mail.texts.ts'

export const composeWelcome: Compose<'welcome'> = async (
  deps,
  { language: lang },
  { firstName },
) => {
  const t = mailTexts[lang]
  const content = {
    subject: t.subject.welcome,
    preheader: t.preheader.welcome,
    headline: t.welcomeHeadline(toGreetingName(firstName)),
    text: t.welcomeText,
    button: { label: t.welcomeButton, url: getShopUrl(deps) },
    notes: [{ text: t.welcomeNote, link: linkToContact(deps, lang) }],
  }
  return { lang, content }
}

export const composePasswordChanged: Compose<'passwordChanged'> = async (
  deps,
  { language: lang },
) => {
  const t = mailTexts[lang]
  const content = {
    subject: t.subject.passwordChanged,
    preheader: t.preheader.passwordChanged,
    headline: t.subject.passwordChanged,
    text: t.passwordChangedText,
    button: { label: t.shop, url: getShopUrl(deps) },
    notes: [{ text: t.notYou, link: linkToPortal(deps, 'forgot-password', t.resetButton) }],
  }
  return { lang, content }
}

export const composeEmailChangeRequested: Compose<'emailChangeRequested'> = async (
  deps,
  { language: lang },
  { newEmail },
) => {
  const t = mailTexts[lang]
  const content = {
    subject: t.subject.emailChangeRequested,
    preheader: t.preheader.emailChangeRequested,
    headline: t.subject.emailChangeRequested,
    text: t.emailChangeRequestedText(newEmail),
    button: { label: t.shop, url: getShopUrl(deps) },
    notes: [
      {
        text: t.emailChangeRequestedNote,
        link: linkToPortal(deps, 'forgot-password', t.resetButton),
      },
    ],
  }
  return { lang, content }
}

export const composeEmailChanged: Compose<'emailChanged'> = async (
  deps,
  { language: lang },
  { newEmail },
) => {
  const t = mailTexts[lang]
  const content = {
    subject: t.subject.emailChanged,
    preheader: t.preheader.emailChanged,
    headline: t.subject.emailChanged,
    text: t.emailChangedText(newEmail),
    button: { label: t.shop, url: getShopUrl(deps) },
    notes: [{ text: t.notYou, link: linkToContact(deps, lang) }],
  }
  return { lang, content }
}
