import type { LiveLink } from '#contract/shares.ts'
import { formatDay } from '#domain/text/day-words.ts'
import type { LinkMode } from '#domain/shares/link.ts'
import { type LinkOptionName, linkOptionNames, linkOptions } from '#domain/shares/link-options.ts'

/** What whoever holds a link may do, as its owner chooses it. */
export const modeNames: Readonly<Record<LinkMode, string>> = { edit: 'Edit', suggest: 'Suggest', view: 'View' }

export const modeSentences: Readonly<Record<LinkMode, string>> = {
  edit: 'Anyone with this link can read the lines and correct them. Corrections are kept as versions.',
  suggest: 'Anyone with this link can read the lines and suggest changes. You accept or decline each.',
  view: 'Anyone with this link can read the lines but change nothing.',
}

/** What publishing a link does, or would do, as it is set now. */
function publishedSentence({ published, hasPasscode, mode }: Pick<LiveLink, 'published' | 'hasPasscode' | 'mode'>): string {
  if (!published) return 'Off: the page asks search engines to leave it out, and contains no data for them.'
  if (hasPasscode) return 'The passcode keeps search engines out. They can list the page once the link has none.'
  const rest = mode === 'view' ? '' : ' Anyone who finds it there can do what people with the link can.'
  return `Search engines may list the page and read its certifications as data (schema.org), until interest is submitted.${rest}`
}

/** What publishing, or ending it, means for what people with the link may do; that changes, or stays changed, along with it. */
export function publishedMeans(published: boolean | undefined, mode: LinkMode): string | undefined {
  if (published === undefined || mode !== 'suggest') return undefined
  return published
    ? 'People with the link may suggest, not edit, while it is published.'
    : 'People with the link may still only suggest. Choose Edit to let them edit.'
}

/** What stands under the switch of an option, where more than its label is to be said. */
export const optionSentences: Partial<Record<LinkOptionName, (link: LiveLink) => string>> = { published: publishedSentence }

/** Whether a link opens for anybody now: one that is paused or over shows nobody anything, its owner neither. */
export function isOpen({ paused, expired }: Pick<LiveLink, 'paused' | 'expired'>): boolean {
  return !paused && !expired
}

/** What whoever holds a link may do now: nothing while it is paused, nor once its last day is over. */
export function accessSentence({ paused, expired, mode }: Pick<LiveLink, 'paused' | 'expired' | 'mode'>): string {
  if (expired) return 'This link has expired. Set a later last day to reopen it.'
  return paused ? 'Nobody can open this link while it is paused. It opens again as soon as you resume it.' : modeSentences[mode]
}

type Controls = Pick<LiveLink, 'paused' | 'expired' | 'expiresOn' | 'hasPasscode' | 'mode' | LinkOptionName>

/** How a link differs from one nobody has set anything of, each in a few words. */
export function controlWords({ paused, expired, expiresOn, hasPasscode, mode, ...options }: Controls): string[] {
  return [
    ...(paused ? ['Paused'] : []),
    ...(expiresOn === null ? [] : [`${expired ? 'Expired after' : 'Open until'} ${formatDay(expiresOn)}`]),
    ...(hasPasscode ? ['Passcode'] : []),
    ...(mode === 'edit' ? [] : [mode === 'suggest' ? 'Suggestions only' : 'View only']),
    ...linkOptionNames.flatMap((name) => (options[name] === linkOptions[name].usual ? [] : [linkOptions[name].unusual])),
  ]
}
