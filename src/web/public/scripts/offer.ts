import { livePricing } from '../pricing-selector/live-pricing.ts'

const panel = document.querySelector<HTMLElement>('.pricing-selector')
if (panel) livePricing(panel)
