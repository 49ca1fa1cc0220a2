import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { ShareLink } from './share-link.tsx'

/** The same as the Share section, over a list or a prospect. */
export function ShareLinkDialog({ name, prospectId, onClose }: { name: string; prospectId: number; onClose: () => void }) {
  return (
    <Dialog title={`Share ${name}`} size="wide" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <ShareLink prospectId={prospectId} onLeave={onClose} />
    </Dialog>
  )
}
