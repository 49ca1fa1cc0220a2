import { getShare } from '#contract/shares.ts'
import { call } from '../../client/api.ts'
import { failureLine } from '../../client/failure-line.ts'
import { messages, sentenceOf } from '../../client/messages.ts'
import { showToast } from '../../ui/toast/toasts.ts'
import { startToaster } from '../toaster.ts'

const line = document.querySelector('.error-card-technical')
const { title } = messages.fetchSharedSearchFailed()
startToaster()
// An answer to whoever asks for a new link tells of no failure.
if (document.querySelector('.error-card output') === null) showToast({ title, tone: 'error' })

const button = document.querySelector<HTMLButtonElement>('button[data-share]')
button?.addEventListener('click', () => {
  button.setAttribute('aria-busy', 'true')
  call(getShare, { params: { shareId: button.dataset['share'] ?? '' } })
    .then(() => location.reload())
    .catch((error: unknown) => {
      button.removeAttribute('aria-busy')
      if (line !== null) line.textContent = `${title}. ${failureLine(error)}`
      showToast({ ...messages.fetchSharedSearchFailed(sentenceOf(error)), tone: 'error' })
    })
})
