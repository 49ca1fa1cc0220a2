import { expression } from '../expression.ts'

const money = expression('i')`
  (?:[$€£¥₹]|\b(?:USD|EUR|GBP|CAD|AUD|NZD|INR|SGD|HKD|CHF|ZAR|KES|NGN|MYR|PHP|PKR|LKR)\b|\b(?:Rs|KShs?)\b\.?)\s?\d|
  \bR(?:M\s?\d|\s?\d{1,3}(?:(?:,\d{3})*(?:\.\d{2}|,\d{3})|(?: \d{3})+(?:[.,]\d{2})?)(?!\d))|
  \d\s?(?:[$€£¥₹]|(?:USD|EUR|GBP|CAD|AUD|NZD|INR|SGD|HKD|CHF|ZAR|KES|NGN|MYR|PHP|PKR|LKR|dollars|euros?)\b)
`
const stand = /^(?:free|none|n\/?a|no (?:fee|charge|cost)|included|waived|tbd|tba|varies|[-–—])\.?$/i

/** Whether a short text is nothing but an amount of money or what stands in its place: '$405', 'US$1,095 *', 'Free'. */
export function looksLikeAmount(written: string): boolean {
  // 'Rs. 500/- (Rupees Five Hundred only)' says its number twice.
  const text = written.replace(/\s*\((?:rupees|rands?|us dollars|dollars|pounds)\b[^)]{0,80}\)/i, '')
  if (text.length > 40) return false
  if (stand.test(text)) return true
  if (!money.test(text)) return false
  // 'Exam fee: $300' has its label with it.
  if (/^(?:\p{L}+\W+)*?\p{L}{4,}[\s:*–-]*(?:(?:US|CA|AU)?[$€£¥₹]|[A-Z]{3}\s?\d)/u.test(text)) return false
  return text.replace(/[^\p{L}]/gu, '').length <= 12 && !/[.!?]\s/.test(text)
}

/** Whether an amount of money stands anywhere in the text. */
export function holdsAmount(text: string): boolean {
  return money.test(text)
}
