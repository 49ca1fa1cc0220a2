import type { LineState } from '#domain/evidence/evidence.ts'
import { Paperclip, Pencil } from 'lucide-react'
import { DoubtRing } from '../../ui/icon/doubt-ring.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { ProofMarks } from '../../ui/icon/proof-marks.tsx'

/** What stands behind a line, as a sign: another shape for every state. */
export function EndSign({ state }: { state: LineState }) {
  if (state === 'on-the-page') return <ProofMarks />
  if (state === 'catalogue') return <ProofMarks outlined />
  if (state === 'document') return <Icon of={Paperclip} />
  if (state === 'person') return <Icon of={Pencil} />
  return <DoubtRing />
}
