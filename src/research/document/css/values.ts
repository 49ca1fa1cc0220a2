import { colourOf } from './colour.ts'

const everywhere =
  /^(?:inherit|initial|unset|revert|revert-layer)$|\b(?:var|env|attr|if|calc|min|max|clamp|abs|round|mod|rem|sign|pow|sqrt|hypot|light-dark|random|sibling-index|sibling-count|anchor|anchor-size|fit-content|calc-size)\(/
const length =
  /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?(?:px|r?em|%|[sld]?v(?:w|h|i|b|min|max)|pt|pc|cm|mm|q|in|r?ch|r?ex|r?lh|ic|cap|cq(?:w|h|i|b|min|max))?$/
const extent = /^(?:auto|none|(?:-webkit-|-moz-)?(?:min-content|max-content|fit-content|fill-available)|stretch)$/
const inks =
  /^(?:currentcolor|accentcolor\w*|canvas\w*|link\w*|visitedtext|active\w+|button\w+|field\w*|highlight\w*|selecteditem\w*|mark\w*|graytext)$/

/** What may stand for the properties that decide most about seeing. Source: the modules of CSS that define them. */
const values: Readonly<Record<string, (value: string) => boolean>> = {
  display: (value) =>
    /^(?:none|contents|(?:-webkit-|-ms-|-moz-)?(?:inline-)?(?:flex|box|flexbox)|(?:(?:block|inline|run-in|flow|flow-root|table|flex|grid|ruby|list-item|math)\s*)+|inline-(?:block|grid|table)|table-[a-z-]+|ruby-[a-z-]+|grid-lanes|inline-grid-lanes)$/.test(
      value,
    ),
  visibility: (value) => /^(?:visible|hidden|collapse)$/.test(value),
  position: (value) => /^(?:static|relative|absolute|fixed|sticky|-webkit-sticky)$/.test(value),
  overflow: isOverflow,
  'overflow-x': isOverflow,
  'overflow-y': isOverflow,
  'content-visibility': (value) => /^(?:visible|auto|hidden)$/.test(value),
  opacity: (value) => /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?%?$/.test(value),
  'font-size': (value) => length.test(value) || /^(?:(?:xx?-)?(?:small|large)|xxx-large|medium|smaller|larger|math)$/.test(value),
  color: isColour,
  '-webkit-text-fill-color': isColour,
  'background-color': isColour,
  ...Object.fromEntries(
    [
      'left',
      'right',
      'top',
      'bottom',
      'width',
      'height',
      'max-width',
      'max-height',
      'margin-left',
      'margin-top',
      'text-indent',
    ].map((side) => [
      side,
      (value: string) =>
        value.split(/\s+/).every((part) => length.test(part) || extent.test(part) || /^(?:hanging|each-line)$/.test(part)),
    ]),
  ),
}

/** Whether a browser takes a value for a property; what it does not take, it drops, and an earlier one holds. */
export function isTaken(property: string, value: string): boolean {
  const takes = values[property]
  return value !== '' && (takes === undefined || everywhere.test(value) || takes(value))
}

function isOverflow(value: string): boolean {
  return /^(?:(?:visible|hidden|clip|scroll|auto|overlay)\s*){1,2}$/.test(value)
}

function isColour(value: string): boolean {
  return inks.test(value) || value === 'transparent' || value.includes('(') || colourOf(value) !== undefined
}

/** A text of CSS as it is meant: '\64' is 'd'. Source: CSS Syntax Module Level 3, 4.3.7. */
export function unescaped(text: string): string {
  if (!text.includes('\\')) return text
  return text.replace(/\\(?:([\da-f]{1,6})\s?|([^\n]))/gi, (_, code: string | undefined, sign: string | undefined) => {
    const number = Number.parseInt(code ?? '', 16)
    return sign ?? (number > 0 && number <= 0x10ffff ? String.fromCodePoint(number) : '\ufffd')
  })
}
