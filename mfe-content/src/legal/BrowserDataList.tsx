import {
  cookieNames,
  sessionStorageKeys,
  storageKeys,
} from '@shop/contracts/browser/storage-keys.ts'
import { color, font, space } from '@shop/ui/tokens/tokens.ts'
import { styled } from 'styled-components'

import { useLegalT } from '../messages.generated.ts'

type MessageId = Parameters<ReturnType<typeof useLegalT>>[0]

/** Stored data by kind of storage; the message `browser.KIND.NAME` explains the purpose of each. */
const browserData = [
  ['local', storageKeys],
  ['session', sessionStorageKeys],
  ['cookie', cookieNames],
] as const

/** Every key that the shop keeps in the browser, and what it is for. */
export function BrowserDataList() {
  const t = useLegalT()
  return (
    <>
      {browserData.map(([kind, keys]) => (
        <Root key={kind}>
          <h3>{t(`browser.${kind}.title`)}</h3>
          <p>{t(`browser.${kind}.text`)}</p>
          <dl>
            {Object.entries(keys).map(([name, key]) => (
              <div key={name}>
                <dt>
                  <Key>{/\W$/.test(key) ? `${key}…` : key}</Key>
                </dt>
                <dd>{t(`browser.${kind}.${name}` as MessageId)}</dd>
              </div>
            ))}
          </dl>
        </Root>
      ))}
    </>
  )
}

const Root = styled.div`
  margin-block-start: ${space[5]};
  & > h3 {
    font-size: ${font.m};
  }
  & > p {
    margin-block: ${space[1]} ${space[3]};
    color: ${color.muted};
  }
  & > dl > div {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${space[2]} ${space[4]};
    padding-block: ${space[2]};
    border-block-start: 1px solid ${color.line};
    font-size: ${font.s};
  }
`

const Key = styled.code.attrs({ translate: 'no', dir: 'ltr' })`
  font-family: ${font.mono};
  font-size: ${font.xs};
  overflow-wrap: anywhere;
`
