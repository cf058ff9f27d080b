import { type Palette, palettes } from '@shop/contracts/configuration/brand/palette.ts'
import { isolateNumbers } from '@shop/contracts/rules/isolate-numbers.ts'

import { type Language, type MessageKey, translations } from '../i18n/messages.ts'
import { type Brand, getPalette } from '../pages/brand.ts'
import { type Html, html } from '../pages/html.ts'

export interface MailLink {
  label: string
  url: string
}

interface MailNote {
  text: string
  link?: MailLink
}

/** An e-mail's content, from which both of its forms are made. */
export interface MailContent {
  subject: string
  /** Shown after the subject in lists of e-mails. */
  preheader: string
  headline: string
  text: string
  /** Rendered between the text and the button. */
  details?: { html: Html; text: string }
  button: MailLink
  notes: MailNote[]
  /** Address that a reply goes to; by default the sender's. */
  replyTo?: string | undefined
}

interface MailView {
  lang: Language
  shopUrl: string
  /** The shop's address, in the language of the e-mail; none before an owner has saved one. */
  address: string | undefined
  brand: Brand
}

const { light } = palettes

/** Mail clients know no custom properties: colours are inline, and classes replace them in the dark. */
const toDarkCss = (dark: Palette) => `@media (prefers-color-scheme:dark){
.sunken{background:${dark.sunken}!important}
.surface{background:${dark.surface}!important}
.text{color:${dark.text}!important}
.muted{color:${dark.muted}!important}
.accent{color:${dark.accent}!important}
.button{background:${dark.accent}!important}
.button a{color:${dark.accentText}!important}
.line{border-color:${dark.line}!important}
}`

const fontFamily = "'Readex Pro','Segoe UI',Tahoma,Arial,sans-serif"
const muted = `margin:0;color:${light.muted};font-size:15px;line-height:1.6`
const small = `margin:0;color:${light.muted};font-size:13px;line-height:1.6`

export const mailStyles = {
  text: `color:${light.text}`,
  muted: `color:${light.muted}`,
  line: `border-bottom:1px solid ${light.line}`,
  sunken: `background:${light.sunken}`,
}

function renderLink({ label, url }: MailLink, { accent }: Palette): Html {
  return html`<a class="accent" href="${url}" style="color:${accent}">${label}</a>`
}

function renderNote({ text, link }: MailNote, colors: Palette): Html {
  return html`<tr>
    <td align="center" style="padding:0 0 12px">
      <p class="muted" style="${muted}">${text} ${link && renderLink(link, colors)}</p>
    </td>
  </tr>`
}

function renderButton({ label, url }: MailLink, { accent, accentText }: Palette): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0">
    <tr>
      <td
        class="button"
        align="center"
        bgcolor="${accent}"
        style="border-radius:999px;background:${accent}"
      >
        <a
          href="${url}"
          style="display:inline-block;padding:14px 28px;color:${accentText};font-size:16px;font-weight:600;text-decoration:none"
          >${label}</a
        >
      </td>
    </tr>
  </table>`
}

function renderBody(
  { headline, text, details, button, notes }: MailContent,
  colors: Palette,
): Html {
  return html`<tr>
      <td align="center" style="padding:32px 24px 8px">
        <h1
          class="text"
          style="margin:0 0 12px;color:${light.text};font-size:26px;font-weight:600;line-height:1.25"
        >
          ${headline}
        </h1>
        <p
          class="muted"
          style="margin:0;color:${light.muted};font-size:16px;line-height:1.6;word-break:break-word"
        >
          ${text}
        </p>
      </td>
    </tr>
    ${
      details &&
      html`<tr>
        <td style="padding:16px 24px 8px">${details.html}</td>
      </tr>`
    }
    <tr>
      <td align="center" style="padding:16px 24px 24px">${renderButton(button, colors)}</td>
    </tr>
    <tr>
      <td style="padding:0 24px 20px">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
          ${notes.map((note) => renderNote(note, colors))}
        </table>
      </td>
    </tr>`
}

/** Renders the HTML form: tables and inline styles, which is what mail clients understand. */
export function renderMailHtml(
  content: MailContent,
  { lang, shopUrl, address, brand }: MailView,
): string {
  const colors = getPalette(brand, 'light')
  const t = translations[lang]
  const dir = lang === 'ar' ? 'rtl' : 'ltr'
  const renderFooterLink = (label: MessageKey, url: string) =>
    renderLink({ label: t(label), url }, colors)
  const nameStyle = `color:${light.text};font-size:20px;font-weight:600;text-decoration:none`
  const page = html`<!doctype html>
    <html lang="${lang}" dir="${dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${content.subject}</title>
        <style>
          ${toDarkCss(getPalette(brand, 'dark'))}
        </style>
      </head>
      <body class="sunken" dir="${dir}" style="margin:0;padding:0;background:${light.sunken}">
        <div style="display:none;max-height:0;overflow:hidden;opacity:0">${content.preheader}</div>
        <table
          class="sunken"
          role="presentation"
          dir="${dir}"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          bgcolor="${light.sunken}"
          style="background:${light.sunken};font-family:${fontFamily}"
        >
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                class="surface"
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                bgcolor="${light.surface}"
                style="max-width:600px;border-radius:10px;background:${light.surface}"
              >
                <tr>
                  <td class="line" align="center" style="padding:22px;${mailStyles.line}">
                    <a class="text" href="${shopUrl}" style="${nameStyle}">${brand.name[lang]}</a>
                  </td>
                </tr>
                ${renderBody(content, colors)}
                <tr>
                  <td
                    class="line"
                    align="center"
                    style="padding:24px;border-top:1px solid ${light.line}"
                  >
                    <p class="muted" style="${small}">
                      ${t('mail.questions')}
                      ${renderFooterLink('mail.contact', `${shopUrl}/contact`)} ·
                      ${renderFooterLink('mail.shop', shopUrl)}
                    </p>
                    ${
                      address &&
                      html`<p class="muted" style="${small};padding-top:8px">
                        ${isolateNumbers(address)}
                      </p>`
                    }
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`
  return page.text
}

/** Renders the plain-text form. */
export function renderMailText(content: MailContent, { lang, shopUrl, address }: MailView): string {
  const t = translations[lang]
  const { headline, text, details, button, notes } = content
  const parts = [
    headline,
    text,
    details?.text,
    `${button.label}:\n${button.url}`,
    ...notes.map((note) =>
      note.link ? `${note.text} ${note.link.label}:\n${note.link.url}` : note.text,
    ),
    [`--\n${t('mail.questions')} ${shopUrl}/contact`, address && isolateNumbers(address)]
      .filter(Boolean)
      .join('\n'),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
