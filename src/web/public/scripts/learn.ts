import { visitLearn } from '#contract/learn.ts'
import { call } from '../../app/api.ts'
import { livePricing } from '../pricing-selector/live-pricing.ts'
import { startToaster } from '../toaster.ts'

startToaster()
const panel = document.querySelector<HTMLElement>('.pricing-selector')
if (panel !== null) livePricing(panel)

const uuid = decodeURIComponent(location.pathname.split('/')[2] ?? '')
if (uuid !== 'default') {
  // A visit that is not counted is of no matter to the visitor.
  call(visitLearn, { params: { uuid } }).catch(() => undefined)
}
