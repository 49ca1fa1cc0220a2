import { useCallback, useEffect, useState } from 'react'
import type { Kept } from '../../../kept/kept.ts'
import type { Keeper } from '../../../kept/place.ts'
import { namesElsewhere } from '../../find-and-read/held-names.ts'
import type { KeptFlow } from '../../find-and-read/kept-flow.ts'

/**
 * What is kept and in view in no other tab, so that no two are at the same; none until that is known.
 * @returns it, and what lists it again after a change
 */
export function useOffered<F extends KeptFlow>(
  keeper: Keeper,
  list: (keeper: Keeper) => Kept<F>[],
): [offered: readonly Kept<F>[], listAgain: () => void] {
  const [offered, setOffered] = useState<readonly Kept<F>[]>([])
  const listed = useCallback(async () => {
    const elsewhere = await namesElsewhere()
    return list(keeper).filter(({ name }) => !elsewhere.has(name))
  }, [keeper, list])
  useEffect(() => {
    void listed().then(setOffered)
  }, [listed])
  return [offered, () => void listed().then(setOffered)]
}
