import { Button } from '../../ui/button/button.tsx'
import { CopyButton } from '../../ui/clipping/copy-button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'

/** Codes that were just made: the one time that they can be seen. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <Dialog
      title="Your recovery codes"
      onClose={onClose}
      actions={
        <Button look="filled" onClick={onClose}>
          I saved them
        </Button>
      }
    >
      <p>
        Each one signs you in once if you lose your app or passkey. Print them or keep them in a safe place: they are not shown
        again.
      </p>
      <ol className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <CopyButton text={codes.join('\n')} name="Copy all recovery codes">
        Copy all
      </CopyButton>
    </Dialog>
  )
}
