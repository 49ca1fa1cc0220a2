/** Figures that the texts of the content file may name in braces; all of them are computed. */
export const figureNames = [
  'trialDays',
  'dayAfterTrial',
  /** The base price as a bare number: '999'. */
  'base',
  'basePerMonth',
  'baseBilledMonthly',
  'pearsonPerMonth',
  'pearsonBilledMonthly',
  'socialPerMonth',
  'socialBilledMonthly',
  'basePerYear',
  'largerPlatformPerYear',
  'largerPlatformPerMonth',
  'savedPerYear',
  /** Whole thousands, rounded down, with 'k': '33k'. */
  'savedShort',
  /** The round thousand the base plan stays under: '1,000'. */
  'roundLimit',
  'uptimePercent',
  /** Whole minutes of downtime that the uptime leaves in a year. */
  'downtimeMinutes',
] as const
export type FigureName = (typeof figureNames)[number]
