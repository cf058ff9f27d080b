import * as z from 'zod/mini'

/** GET {translation service}?q={text}&langpair=en|{lang} */
export const translationSchema = z.object({
  responseData: z.object({ translatedText: z.string() }),
})
