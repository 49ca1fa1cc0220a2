/** HTML that is safe to put into HTML as it is. */
export class Html {
  readonly source: string

  constructor(source: string) {
    this.source = source
  }

  toString(): string {
    return this.source
  }
}

/** Template tag: every value is escaped, except HTML made by this tag; a list is joined. */
export function html(strings: TemplateStringsArray, ...values: readonly (string | number | Html | readonly Html[])[]): Html {
  return new Html(strings.reduce((source, part, index) => `${source}${printed(values[index - 1] ?? '')}${part}`))
}

function printed(value: string | number | Html | readonly Html[]): string {
  if (value instanceof Html) return value.source
  if (typeof value === 'object') return value.map(printed).join('')
  return escapeHtml(String(value))
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as HTML shows it, inside an element or a quoted attribute. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
