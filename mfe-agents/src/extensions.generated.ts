// Generated from pages.json and the message catalogues. Development servers, builds and `npm run routes` write it.
import type { ExtensionModule } from '@shop/kernel/slots'

import { loader as askAskLoader } from './ask/ask.loader.ts'
import { loadMessages } from './messages.generated.ts'

/** What the remote adds to slots of other pages. */
export const extensions: Record<string, ExtensionModule> = {
  askAmbassador: {
    loader: askAskLoader,
    load: async () => {
      const [{ AskAmbassador }] = await Promise.all([
        import(/* webpackChunkName: "extension.askAmbassador" */ './ask/AskAmbassador.tsx'),
        loadMessages(),
      ])
      return AskAmbassador
    },
  },
}
