import { getConfig } from '@shop/kernel/config'
import { useLanguage } from '@shop/kernel/language'
import { generatePath } from '@shop/router'
import { StructuredData } from '@shop/ui/page/StructuredData.tsx'
import { imageSources } from '@shop/ui/picture/image-sources.ts'

import { useBlogT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import articles from './pictures/articles.json'
import type { Post } from './posts.ts'

/** Structured data of an article: `BlogPosting` of schema.org. */
export function PostStructuredData({ post }: { post: Post }) {
  const t = useBlogT()
  const { lang } = useLanguage()
  const { brandName, siteUrl } = getConfig()
  const toAbsoluteUrl = (address: string) => new URL(address, siteUrl).href
  return (
    <StructuredData
      data={{
        '@type': 'BlogPosting',
        headline: t(`post.${post.id}.title`),
        description: t(`post.${post.id}.desc`),
        image: toAbsoluteUrl(imageSources(articles[post.id]).src),
        datePublished: post.date,
        inLanguage: lang,
        author: { '@type': 'Person', name: t(`author.${post.author}.name`) },
        publisher: { '@type': 'Organization', name: brandName[lang], url: siteUrl },
        mainEntityOfPage: toAbsoluteUrl(generatePath(paths['blog.post'], { id: post.id })),
      }}
    />
  )
}
