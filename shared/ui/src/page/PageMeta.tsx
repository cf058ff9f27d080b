import { getConfig, useLanguage } from '@shop/kernel'

interface PageMetaProps {
  /** Without the brand's name, which is added. */
  title: string
  /** One or two sentences for search engines. */
  description?: string | undefined
}

/** Title and description of the page it is rendered in; React moves them into the head. */
export function PageMeta({ title, description }: PageMetaProps) {
  const { lang } = useLanguage()
  return (
    <>
      <title>{`${title} · ${getConfig().brandName[lang]}`}</title>
      {description && <meta name="description" content={description} />}
    </>
  )
}
