import type { OfficeOrderDetails } from '@shop/contracts/wire/office-orders.ts'
import { type Language, languages } from '@shop/kernel/language'
import { toWhatsAppLink } from '@shop/shop-ui/send-form/message-links.ts'
import { Muted } from '@shop/ui/text/Muted.tsx'
import { color, font, radius, size, space } from '@shop/ui/tokens/tokens.ts'
import MessageCircle from 'lucide-react/icons/message-circle'
import { useState } from 'react'
import { styled } from 'styled-components'

import { useOrdersT } from '../messages.generated.ts'
import { toWhatsAppNumber } from './Contact.tsx'
import { OrderCard } from './OrderFacts.tsx'
import { listMessages, writeMessage } from './whatsapp-messages.ts'

/** What is written to the buyer most often at this point of an order's way, ready to be sent, in their language. */
export function OrderWhatsApp({ order }: { order: OfficeOrderDetails }) {
  const t = useOrdersT()
  const [lang, setLang] = useState<Language>(order.buyerLanguage ?? 'en')
  const number = toWhatsAppNumber(order.buyerPhone)
  const names = listMessages(order)
  if (number === null || names.length === 0) return null
  return (
    <OrderCard as="section">
      <h2>{t('whatsApp.title')}</h2>
      <Muted>{t('whatsApp.hint')}</Muted>
      <Switch role="group" aria-label={t('whatsApp.language')}>
        {languages.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === lang}
            onClick={() => setLang(each)}
          >
            {t(`whatsApp.language.${each}`)}
          </button>
        ))}
      </Switch>
      <Messages>
        {names.map((name) => {
          const text = writeMessage(name, order, lang)
          return (
            <li key={name}>
              <a href={toWhatsAppLink(number, text)} target="_blank" rel="noreferrer">
                <MessageCircle aria-hidden />
                <span>
                  {t(`whatsApp.${name}`)}
                  <Preview lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'} translate="no">
                    {text}
                  </Preview>
                </span>
              </a>
            </li>
          )
        })}
      </Messages>
    </OrderCard>
  )
}

const Switch = styled.div`
  display: flex;
  gap: ${space[1]};
  margin-block: ${space[2]};
  & > button {
    min-block-size: ${size.touch};
    padding-inline: ${space[3]};
    border: 0;
    border-radius: ${radius.round};
    background: none;
    color: ${color.muted};
    font: inherit;
    font-size: ${font.s};
    cursor: pointer;
  }
  & > [aria-pressed='true'] {
    background: ${color.accentSoft};
    color: ${color.accent};
    font-weight: ${font.medium};
  }
`

const Messages = styled.ul`
  & > li {
    border-block-start: 1px solid ${color.line};
  }
  & a {
    display: flex;
    gap: ${space[3]};
    padding-block: ${space[3]};
    font-size: ${font.s};
    text-decoration: none;
  }
  & a > span {
    flex: 1;
    min-inline-size: 0;
  }
  & a:hover > span {
    text-decoration: underline;
  }
  & svg {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    margin-block-start: 0.15em;
  }
`

/** Its beginning: whoever sends it sees all of it in WhatsApp. */
const Preview = styled.small`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  color: ${color.muted};
  font-size: ${font.xs};
  overflow-wrap: anywhere;
`
