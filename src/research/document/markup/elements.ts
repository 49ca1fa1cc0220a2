/** Elements without an end tag. Source: HTML Living Standard, 13.1.2. */
export const voidElements = new Set(
  'area base basefont br col embed frame hr img input keygen link meta param source track wbr'.split(' '),
)

/** Elements that begin a new passage of text wherever they open or close. */
export const blockElements = new Set(
  `address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure
  footer form frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li main menu nav ol p pre search
  section summary table tbody td tfoot th thead title tr ul`.split(/\s+/),
)

/** Elements whose content is never text of the page. */
export const silentElements = new Set(
  `applet audio canvas datalist embed frameset iframe map meter noembed noframes noscript object progress rp rt
  script select style svg template textarea video xmp annotation annotation-xml mphantom semantics`.split(/\s+/),
)

/** Text that the page itself strikes out: an old price, a withdrawn rule. */
export const struckElements = new Set(['del', 's', 'strike'])

/** Elements that make their text stand out as a heading does. */
export const boldElements = new Set(['b', 'strong'])

/** Opening one of these ends an open paragraph. Source: HTML Living Standard, 13.2.6.4.7. */
export const endsParagraph = new Set(
  `address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer form
  h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre search section summary table ul`.split(/\s+/),
)

export const tableParts = new Set(['caption', 'colgroup', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'])
export const tableCells = new Set(['td', 'th', 'caption'])

/** Attributes by which makers of pages name a part, for tests and for their own systems. */
export const namingAttributes =
  'data-testid data-test data-test-id data-qa data-cy data-component data-widget data-module data-block'.split(' ')

/** Attributes of places for advertisements. */
export const adAttributes =
  'data-ad data-ads data-ad-slot data-ad-client data-ad-unit data-adunit data-ad-id data-google-query-id'.split(' ')
