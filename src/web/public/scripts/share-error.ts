import { getShare } from '#contract/shares.ts'
import { call } from '../../app/api.ts'
import { failureLine } from '../../app/failure-line.ts'
import { messages } from '../../app/messages.ts'

const button = document.querySelector<HTMLButtonElement>('button[data-share]')
button?.addEventListener('click', () => {
  button.setAttribute('aria-busy', 'true')
  call(getShare, { params: { shareId: button.dataset['share'] ?? '' } })
    .then(() => location.reload())
    .catch((error: unknown) => {
      button.removeAttribute('aria-busy')
      const line = document.querySelector('.error-card-technical')
      if (line !== null) line.textContent = `${messages.fetchSharedSearchFailed().title}. ${failureLine(error)}`
    })
})
