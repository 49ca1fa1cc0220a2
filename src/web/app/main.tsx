import '../ui/tokens.css'
import '../ui/fonts.css'
import '../ui/serif.css'
import '../ui/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { sweepKept } from '../kept/kept.ts'
import { featuresQuery } from './features-query.ts'
import { createQueryClient } from './query-client.ts'
import { noteLostParts } from './load-failure/lost-parts.ts'
import { router } from './router.ts'
import { SessionProvider } from './session/session.tsx'
import { takeCarriedToast } from '../ui/toast/carried-toast.ts'
import { showToast } from '../ui/toast/toasts.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no element #root.')

const client = createQueryClient()
// Asked beside the session, so that no form changes its shape once it is seen.
void client.prefetchQuery(featuresQuery)

sweepKept()
noteLostParts()

const carried = takeCarriedToast()
if (carried !== undefined) showToast(carried)

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <SessionProvider>
        <RouterProvider router={router} />
      </SessionProvider>
    </QueryClientProvider>
  </StrictMode>,
)
