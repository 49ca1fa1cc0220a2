import { useState } from 'react'
import { type KeptFields, useKeptFields } from './use-kept-fields.ts'

export interface TypedFields<K extends string> extends Pick<KeptFields<K>, 'isFromBefore' | 'isKept' | 'forget'> {
  typed: KeptFields<K>['first']
  type: (next: KeptFields<K>['first']) => void
  /** Back to what is saved; it can be undone. */
  discard: () => void
}

/** Kept fields of a dialog that holds by itself what is typed into them. Its parameters are those of `useKeptFields`. */
export function useTypedFields<K extends string>(name: string, saved: KeptFields<K>['first']): TypedFields<K> {
  const kept = useKeptFields(name, saved)
  const [typed, setTyped] = useState(kept.first)
  return {
    typed,
    isFromBefore: kept.isFromBefore,
    isKept: kept.isKept,
    forget: kept.forget,
    type: (next) => {
      setTyped(next)
      kept.note(next)
    },
    discard: () => kept.discard(typed, setTyped),
  }
}
