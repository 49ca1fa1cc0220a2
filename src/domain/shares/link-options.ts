/** A yes-or-no option of a link, with its words. */
interface LinkOption {
  /** What a link has that nobody has set anything of. */
  usual: boolean
  /** Beside its switch. */
  label: string
  /** What the timeline says when it was switched. */
  changed: { on: string; off: string }
  /** What a list of links says of one that has it otherwise than usual. */
  unusual: string
}

/**
 * Every yes-or-no option of a link. Call, client, switch, list and timeline follow from this table; an option is besides a column of
 * its name in `share_links`, and the place that obeys it.
 */
export const linkOptions = {
  /** Whether its owner gets emails about it. */
  notify: {
    usual: true,
    label: 'Email me about this link',
    changed: { on: 'Emails on', off: 'Emails off' },
    unusual: 'No emails',
  },
  /** Whether search engines may list its page and read its certifications as data, while it opens without a passcode. */
  published: {
    usual: false,
    label: 'Publish: search engines may list this page; its readers may suggest, not edit',
    changed: { on: 'Published', off: 'No longer published' },
    unusual: 'Published',
  },
} as const satisfies Record<string, LinkOption>

export type LinkOptionName = keyof typeof linkOptions
export type LinkOptions = Record<LinkOptionName, boolean>

/** The same of each option, in the order of the table. */
export function ofEachOption<T>(make: (name: LinkOptionName) => T): Record<LinkOptionName, T> {
  return { notify: make('notify'), published: make('published') }
}

/** In the order in which they are shown. */
export const linkOptionNames: readonly LinkOptionName[] = Object.values(ofEachOption((name) => name))

/** Those that are given. */
export function givenOptions(given: { [Name in LinkOptionName]?: boolean | undefined }): Partial<LinkOptions> {
  const chosen: Partial<LinkOptions> = {}
  for (const name of linkOptionNames) {
    const value = given[name]
    if (value !== undefined) chosen[name] = value
  }
  return chosen
}
