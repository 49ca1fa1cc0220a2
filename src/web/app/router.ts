import { createRouter } from '@tanstack/react-router'
import { parseAddressSearch, writeAddressSearch } from './address-search.ts'
import { ScreenFailure } from './load-failure/screen-failure.tsx'
import { routeTree } from './routeTree.gen.ts'

export const router = createRouter({
  routeTree,
  parseSearch: parseAddressSearch,
  stringifySearch: writeAddressSearch,
  defaultErrorComponent: ScreenFailure,
  defaultPreload: 'intent',
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
