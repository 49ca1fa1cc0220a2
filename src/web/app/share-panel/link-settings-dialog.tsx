import type { LiveLink } from '#contract/shares.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { LinkSettings } from './link-settings.tsx'

/** The settings of a link over a list of links. */
export function LinkSettingsDialog({ link, name, onClose }: { link: LiveLink; name: string; onClose: () => void }) {
  return (
    <Dialog title={`Link to ${name}`} size="wide" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <LinkSettings link={link} />
    </Dialog>
  )
}
