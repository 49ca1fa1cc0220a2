const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const subscripts = '₀₁₂₃₄₅₆₇₈₉'

/**
 * How the text of <sup> or <sub> is written in line. Digits keep their height, so that a footnote mark never joins a number:
 * '$300<sup>1</sup>' is '$300¹', '(ISC)<sup>2</sup>' is '(ISC)²', '5<sup>th</sup>' is '5th', '$19<sup>99</sup>' is '$19.99'.
 * @param before the characters in front of it
 */
export function raisedText(element: string, text: string, before: string): string {
  const plain = text.replace(/\s+/g, ' ')
  const short = plain.trim()
  if (element === 'sub') return /^\d+$/.test(short) ? digits(plain, subscripts) : plain
  if (/^(?:tm|sm|r)$/i.test(short)) return short.toLowerCase() === 'r' ? '®' : short.toLowerCase() === 'sm' ? '℠' : '™'
  if (/^(?:00|50|95|99)$/.test(short) && /[$€£]\s?\d[\d,]*$/.test(before)) return `.${short}`
  return /\d/.test(short) && short.length <= 12 ? digits(plain, superscripts) : plain
}

function digits(text: string, raised: string): string {
  return text.replace(/\d/g, (digit) => raised.charAt(Number(digit)))
}
