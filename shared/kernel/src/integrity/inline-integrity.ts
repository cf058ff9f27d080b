// Inlined into every page's head, before its own scripts: knows the digest that each file of a published
// version must have. The page names those that it needs at once; the others are in a list beside the version's files, whose
// own digest the page or the discovery file states. It must not import anything.
{
  const LIST_TIMEOUT_MS = 120_000
  /** Matches no file: what the list does not name is not of that version. */
  const NONE = 'sha384-none'

  interface Version {
    /** Of the list. */
    digest: string
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
        const { digest: integrity } = version
        const signal = AbortSignal.timeout(LIST_TIMEOUT_MS)
        const response = await fetch(`${folder}digests.json`, { integrity, cache, signal })
        version.files = (await response.json()) as Record<string, string>
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
      const unknown = urls.find((url) => !find(url))
      const folder = unknown === undefined ? '' : splitAddress(unknown).folder
      const version = versions.get(folder)
      if (!version) return undefined
      version.request ??= fetchList(folder, version).catch((error: unknown) => {
        delete version.request
        throw error
      })
      return version.request
    },
  }

  const { folder, digests } = document.documentElement.dataset
  if (folder) window.integrity.expect(folder, undefined, digests)
}
