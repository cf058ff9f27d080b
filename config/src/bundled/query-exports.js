// What browsers use of `@tanstack/react-query`. A shared library is not tree-shaken: this list limits the shared copy of it, and
// a build fails on what is not listed. The live shell's list counts: a name is added with the version of the kernel.
export {
  hydrate,
  keepPreviousData,
  matchMutation,
  mutationOptions,
  onlineManager,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  skipToken,
  useIsMutating,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query/build/modern/index.js'
