import { isOwnPost, OWN_READ_MINUTES, ownPosts } from '@shop/contracts/browser/own-posts.ts'
import { postPath } from '@shop/contracts/browser/site-paths.ts'
import { SHOP_UTC_OFFSET_MS } from '@shop/contracts/rules/delivery.ts'
import { type OfficePost, postChangeSchema, postFields } from '@shop/contracts/wire/office-posts.ts'
import { emptyRecord } from '@shop/contracts/wire/office-record.ts'
import { useNavigate } from '@shop/router'
import { Notice } from '@shop/ui/feedback/Notice.tsx'
import { Stack } from '@shop/ui/layout/Stack.tsx'
import { Muted } from '@shop/ui/text/Muted.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

import { RecordLoader } from '../form/RecordLoader.tsx'
import { RecordPage } from '../layout/RecordPage.tsx'
import { usePagesT } from '../messages.generated.ts'
import { paths } from '../paths.generated.ts'
import { RecordEditor } from '../records/RecordEditor.tsx'
import { ResetSetting } from '../settings/ResetSetting.tsx'
import { PageHistory } from './PageHistory.tsx'
import { PagePreview } from './PagePreview.tsx'
import { noText, ownTextQuery, postsApi } from './pages.api.ts'

const NEW_READ_MINUTES = 3

/** A post that is not written yet, of today in the shop's time zone. */
const createPost = (): OfficePost => ({
  ...emptyRecord(postFields),
  _id: '',
  date: new Date(Date.now() + SHOP_UTC_OFFSET_MS).toISOString().slice(0, 10),
  readMinutes: NEW_READ_MINUTES,
})

/** A post of the blog, or a new one at the id `new`. */
export function PostTextPage() {
  const t = usePagesT()
  const [item] = useState(createPost)
  return (
    <RecordPage
      title={t('posts.post')}
      above={[{ label: t('posts.title'), to: paths.posts }]}
      created={{ title: t('posts.new'), item }}
      query={postsApi.query}
    >
      {(post) =>
        isOwnPost(post._id) && !post.text.en ? <NewText post={post} /> : <PostForm post={post} />
      }
    </RecordPage>
  )
}

/** A text that does not exist yet begins with that of the blog's own post. */
function NewText({ post }: { post: OfficePost }) {
  return (
    <RecordLoader query={useQuery(ownTextQuery(postPath(post._id)))}>
      {(text) => <PostForm post={post} ownText={text} />}
    </RecordLoader>
  )
}

interface PostFormProps {
  post: OfficePost
  /** That of the blog's own post, where nobody has replaced it. */
  ownText?: OfficePost['text']
}

/** Reads `post` once: one that is read anew must not overwrite what was typed. */
function PostForm({ post, ownText }: PostFormProps) {
  const t = usePagesT()
  const [read] = useState(ownText ? { ...post, text: ownText } : post)
  const id = read._id || null
  const isOwn = isOwnPost(read._id)
  return (
    <RecordEditor
      kind="post"
      fields={postFields}
      schema={postChangeSchema}
      api={postsApi}
      item={read}
      id={id}
      deletable={!isOwn}
      listPath={paths.posts}
      above={() => (
        <Stack $gap="3">
          {ownText && <Notice>{t('post.unset')}</Notice>}
          <Muted>{t('post.markdown')}</Muted>
        </Stack>
      )}
      below={() => isOwn && <Muted>{t('post.ownPicture')}</Muted>}
      last={({ form }) => (
        <>
          <PagePreview form={form} />
          {id !== null && (
            <PageHistory
              kind="post"
              id={id}
              onChoose={(text) => form.setValue('text', text, { shouldDirty: true })}
            />
          )}
          {isOwn && !ownText && <ResetPost post={read} form={form} />}
        </>
      )}
    />
  )
}

/** Leads back to the blog's own post. */
function ResetPost({ post, form }: { post: OfficePost; form: UseFormReturn<FieldValues> }) {
  const t = usePagesT()
  const navigate = useNavigate()
  async function reset() {
    const { _id: id, version } = post
    const date = ownPosts.find((own) => own.id === id)?.date
    const readMinutes = OWN_READ_MINUTES
    const own = { date, readMinutes, text: noText, picture: '', hidden: false }
    await postsApi.save(id, { ...own, version })
    // Nothing that was typed is asked about.
    form.reset()
    await navigate(paths.posts)
  }
  return <ResetSetting unset={t('post.unset')} reset={reset} />
}
