import { calls } from '#contract/calls.ts'
import type { LinkMode } from '#domain/shares/link.ts'
import type { NewRemark } from '#domain/shares/remark.ts'
import { startTestApp } from './app.ts'
import { certifiedWelder } from './samples.ts'
import { sharedProspect } from './shared-prospect.ts'

export type WelderLink = Awaited<ReturnType<typeof openWelderLink>>

/** A prospect of dana's with one certification, a link to it, and what a reader of the link and its owner do with it. */
export async function openWelderLink() {
  const app = await startTestApp()
  const dana = await app.signedIn()
  const { id, params } = await sharedProspect(app, dana)
  const prospectNow = () => dana.call(calls.getProspect, { params: { id } })
  const certificationsNow = async () => (await prospectNow()).certifications
  return {
    app,
    dana,
    id,
    params,
    certificationsNow,
    versionNow: async () => (await prospectNow()).version,
    /** Id of the first certification, as it was saved. */
    idNow: async () => (await certificationsNow())[0]?.id ?? certifiedWelder.id ?? '',
    /** A reader, signed out, says something. */
    say: (said: NewRemark) => app.anonymous().answer(calls.makeRemark, { params, body: said }),
    remarks: () => dana.call(calls.listRemarks, { params: { id } }),
    setMode: (mode: LinkMode) => dana.call(calls.changeShare, { params, body: { mode, name: 'for the board' } }),
    /** Another link to the same prospect. */
    another: async (mode: LinkMode) => {
      const other = { shareId: (await dana.call(calls.createShare, { body: { searchId: Number(id), another: true } })).shareId }
      await dana.call(calls.changeShare, { params: other, body: { mode } })
      return other
    },
  }
}
