import { tellVisit } from '../learn/api.ts'
import { livePrint } from '../share/live-print.ts'
import { livePricing } from '../pricing-selector/live-pricing.ts'
import { startToaster } from '../toaster.ts'

startToaster()
livePrint()
const panel = document.querySelector<HTMLElement>('.pricing-selector')
if (panel !== null) livePricing(panel)

const [, , shareId = 'default'] = location.pathname.split('/')
if (shareId !== 'default') tellVisit(shareId)
