import { isOwnPost } from '@shop/contracts/browser/own-posts.ts'
import { postPath } from '@shop/contracts/browser/site-paths.ts'
import type { OfficePost } from '@shop/contracts/wire/office-posts.ts'
import { formatDay } from '@shop/i18n/format.ts'
import { useLanguage } from '@shop/kernel/language'
import { generatePath, Link } from '@shop/router'
import { ButtonLink } from '@shop/ui/button/ButtonLink.tsx'
import type { Column } from '@shop/ui/table/DataTable.tsx'
import { PersonalText } from '@shop/ui/text/PersonalText.tsx'
import { Time } from '@shop/ui/text/Time.tsx'
import { useQuery } from '@tanstack/react-query'

import { PageFrame } from '../layout/PageFrame.tsx'
import { RecordList } from '../list/RecordList.tsx'
import { usePagesT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { toTitle } from './own-text.ts'
import { ownTextQuery, postsApi } from './pages.api.ts'

const toPostPath = (id: string) => generatePath(paths.post, { id })

/** The posts of the blog: an owner's, and its own. */
export function PostsPage() {
  const t = usePagesT()
  const { lang } = useLanguage()
  const columns: Column<OfficePost>[] = [
    {
      title: t('posts.post'),
      cell: (post) => (
        <Link to={toPostPath(post._id)}>
          <PostTitle post={post} />
        </Link>
      ),
    },
    {
      title: t('field.date'),
      cell: ({ date }) => <Time dateTime={date}>{formatDay(date, lang)}</Time>,
    },
    {
      title: t('pages.text'),
      cell: ({ text }) => t(text.en ? 'pages.replaced' : 'posts.default'),
    },
    {
      title: t('pages.inShop'),
      cell: ({ _id, hidden }) =>
        hidden ? t('posts.hidden') : <Link to={postPath(_id)}>{t('posts.view')}</Link>,
    },
  ]
  return (
    <PageFrame title={t('posts.title')} intro={t('posts.intro')}>
      <div>
        <ButtonLink to={toPostPath('new')}>{t('posts.new')}</ButtonLink>
      </div>
      <RecordList
        label={t('posts.title')}
        query={postsApi.listQuery}
        columns={columns}
        getKey={({ _id }) => _id}
        empty={t('posts.empty')}
      />
    </PageFrame>
  )
}

/** A post's title; that of the blog's own post is in its Markdown, which one that is hidden does not have. */
function PostTitle({ post: { _id: id, text, hidden } }: { post: OfficePost }) {
  const t = usePagesT()
  const { lang } = useLanguage()
  const isOwn = text.en === '' && isOwnPost(id)
  const { data } = useQuery({ ...ownTextQuery(postPath(id)), enabled: isOwn && !hidden })
  const title = toTitle((isOwn ? data : text)?.[lang] ?? '')
  return title ? <PersonalText>{title}</PersonalText> : t('posts.number', { id })
}
