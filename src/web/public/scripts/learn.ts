import { tellVisit } from '../learn/api.ts'
import { livePricing } from '../pricing-selector/live-pricing.ts'
import { startToaster } from '../toaster.ts'

startToaster()
const panel = document.querySelector<HTMLElement>('.pricing-selector')
if (panel !== null) livePricing(panel)

const [, , shareId = 'default'] = location.pathname.split('/')
if (shareId !== 'default') tellVisit(shareId)
