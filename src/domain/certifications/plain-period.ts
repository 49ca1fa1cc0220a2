/** A period that is plainly a number of years or months. */
interface PlainPeriod {
  count: number
  unit: 'year' | 'month'
  /** '3 years', as it is worded. */
  words: string
  /** Whether nothing else is said of it: '3 years', not '3 years, then yearly'. */
  isAll: boolean
}

/** '3 years' or '18 months, from the exam on'; undefined for a period that is worded otherwise. */
export function plainPeriod(period: string): PlainPeriod | undefined {
  const [, words, count, unit, rest] = /^((\d{1,3}) (year|month)s?)(|[,;( ].*)$/s.exec(period.trim()) ?? []
  if (words === undefined || (unit !== 'year' && unit !== 'month')) return undefined
  return { count: Number(count), unit, words, isAll: rest === '' }
}
