/** What a check found, in a sentence for the operator; of a warning or failure also what to do. */
export interface Finding {
  level: 'ok' | 'warn' | 'fail'
  about: string
  sentence: string
}

export const ok = (about: string, sentence: string): Finding => ({ level: 'ok', about, sentence })
export const warn = (about: string, sentence: string): Finding => ({ level: 'warn', about, sentence })
export const fail = (about: string, sentence: string): Finding => ({ level: 'fail', about, sentence })
