import { pages } from '#contract/pages.ts'
import { Button } from '../ui/button/button.tsx'

/** Asks for a new link in place of one that does not open; the same for every key, whether or not there was such a link. */
export function AskForLink({ shareId }: { shareId: string }) {
  return (
    <form method="post" action={pages.shareAsk(shareId)}>
      <Button type="submit" look="filled">
        Ask for a new link
      </Button>
    </form>
  )
}
