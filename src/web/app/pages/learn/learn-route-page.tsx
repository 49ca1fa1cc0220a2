import { calls } from '#contract/calls.ts'
import { brand, marketing } from '#domain/content.ts'
import { useEffect } from 'react'
import { LearnPage } from '../../../public/learn/learn-page.tsx'
import { call } from '../../api.ts'
import { AccountMenu } from '../../shell/account-menu.tsx'

/** Visits told in this page load: a re-render or a return to the page is the same visit. */
const told = new Set<string>()

/** The marketing page inside the application, with its visit told once; a failure to tell it is of no matter here. */
export function LearnRoutePage({ uuid }: { uuid: string }) {
  useEffect(() => {
    if (uuid === 'default' || told.has(uuid)) return
    told.add(uuid)
    call(calls.visitLearn, { params: { uuid } }).catch(() => undefined)
  }, [uuid])
  return (
    <>
      <title>{`${brand.name}: ${marketing.title}`}</title>
      <LearnPage uuid={uuid} account={<AccountMenu />} />
    </>
  )
}
