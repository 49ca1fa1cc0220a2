/** Who speaks in a passage: the body whose page it is, people who visit it, or whoever pays to stand on it. */
export type Voice = 'body' | 'visitor' | 'advertiser'
