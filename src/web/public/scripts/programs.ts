import { afterVisible, seenAfter } from '../share/after-visible.ts'
import { laterVisit } from '../share/later-visit.ts'
import { livePrint } from '../share/live-print.ts'
import { livePrograms } from '../share/live-programs.ts'
import { startToaster } from '../toaster.ts'

const programs = livePrograms()
const shareId = document.querySelector<HTMLElement>('.where-you-stand')?.dataset['share'] ?? ''
afterVisible(document, seenAfter, () => laterVisit(shareId, programs))
livePrint()
startToaster()
