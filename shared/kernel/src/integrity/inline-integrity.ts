// Inlined into every page's head, before its own scripts: knows the digest that each file of a published
// version must have. The page names those that it needs at once; the others are in a list beside the version's files, whose
// own digest the page or the discovery file states. It must not import anything.
{
  const LIST_TIMEOUT_MS = 120_000
  const LIST = 'digests.json'
  /** A second list of older versions, of copies of shared modules; the first has its digest. */
  const STANDALONE_LIST = 'digests.standalone.json'
  /** Matches no file: what the list does not name is not of that version. */
  const NONE = 'sha384-none'

  interface Version {
    /** Digest of the list that has not been fetched. */
    digest: string | undefined
    files?: Record<string, string>
    request?: Promise<void>
  }
  /** By address of their folder. */
  const versions = new Map<string, Version>()
  const entries = new Map<string, string>()

  const splitAddress = (url: string) => {
    const { origin, pathname } = new URL(url, document.baseURI)
    const end = pathname.lastIndexOf('/') + 1
    return {
      address: origin + pathname,
      folder: origin + pathname.slice(0, end),
      file: pathname.slice(end),
    }
  }

  const find = (url: string): string | undefined => {
    const { address, folder, file } = splitAddress(url)
    const files = versions.get(folder)?.files
    if (files) return files[file] ?? NONE
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[integrity]')]
    const link = links.find(({ href }) => href === address)
    return entries.get(address) ?? link?.getAttribute('integrity') ?? undefined
  }

  const fetchList = (folder: string, version: Version) =>
    new Promise<void>((resolve, reject) => {
      const load = async (cache: RequestCache) => {
        const { digest: integrity = '', files } = version
        const signal = AbortSignal.timeout(LIST_TIMEOUT_MS)
        const list = folder + (files ? STANDALONE_LIST : LIST)
        const response = await fetch(list, { integrity, cache, signal })
        const listed = (await response.json()) as Record<string, string>
        version.files = { ...version.files, ...listed }
        version.digest = listed[STANDALONE_LIST]
      }
      const attempt = (cache: RequestCache) =>
        load(cache)
          .finally(() => removeEventListener('retryloads', retry))
          .then(resolve, reject)
      // A request that hangs holds up others for the same address.
      const retry = () => void attempt('reload')
      addEventListener('retryloads', retry)
      void attempt('default')
    })

  window.integrity = {
    expect(url, digest, listDigest) {
      const { address, folder } = splitAddress(url)
      if (digest) entries.set(address, digest)
      if (listDigest && !versions.has(folder)) versions.set(folder, { digest: listDigest })
    },
    find,
    prepare(urls) {
      const unknown = urls.find((url) => (find(url) ?? NONE) === NONE)
      const folder = unknown === undefined ? '' : splitAddress(unknown).folder
      const version = versions.get(folder)
      if (!version?.digest) return undefined
      version.request ??= fetchList(folder, version).finally(() => delete version.request)
      return version.request.then(() => window.integrity?.prepare(urls))
    },
  }

  const { folder, digests } = document.documentElement.dataset
  if (folder) window.integrity.expect(folder, undefined, digests)
}
