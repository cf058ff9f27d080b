import refresh from 'react-refresh/runtime'

// A released shop has React's production build, which cannot refresh components: the page is loaded again instead.
const performReactRefresh = refresh.performReactRefresh.bind(refresh)
refresh.performReactRefresh = () => {
  const update = performReactRefresh()
  if (update && refresh._getMountedRootCount() === 0) location.reload()
  return update
}
