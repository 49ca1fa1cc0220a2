import { pages } from '#contract/pages.ts'

/** Where every start-trial button leads: to the prospect's own link, or to sign-in for a visitor who has none. */
export function startTrialPage(shareId: string): string {
  return shareId === 'default' ? pages.auth() : pages.share(shareId)
}
