/** Words that stand in the user agents of crawlers, link previews, monitors and plain HTTP clients. */
const programWords = [
  // Cubot makes phones.
  '(?<!cu)bots?\\b',
  'crawl',
  'spider',
  'slurp',
  'scanner',
  'preview',
  'fetch(?:er)?\\b',
  'monitor',
  'uptime',
  'pingdom',
  'lighthouse',
  'validator',
  'facebookexternalhit',
  '^whatsapp',
  'embedly',
  'quora link',
  'vkshare',
  'w3c_',
  'curl/',
  'wget',
  'python',
  'java/',
  'okhttp',
  'go-http-client',
  'libwww',
  'httpx?client',
  'axios',
  'node-fetch',
  'undici',
  '^node$',
  'postman',
  'insomnia',
  'phantomjs',
]

/** Mail programs and gateways that open the links of a mail before, or instead of, its reader. */
const mailScanners = [
  'barracuda',
  'mimecast',
  'proofpoint',
  'symantec',
  'messagelabs',
  'safelinks',
  'microsoft office',
  'ms-office',
  'msoffice',
  'microsoft outlook',
  'googleimageproxy',
  'yahoomailproxy',
  'yahoocachesystem',
  'forcepoint',
  'fortimail',
  'fireeye',
  'trendmicro',
  'trend micro',
  'sophos',
  'cisco',
  'ironport',
  'zscaler',
  'avanan',
  'cloudmark',
  'mailchannels',
  'urldefense',
]

const pattern = new RegExp([...programWords, ...mailScanners].join('|'), 'i')

/** Whether a user agent is that of a program rather than of a person's browser; a missing one is. */
export function isProgram(userAgent: string): boolean {
  return userAgent.trim() === '' || pattern.test(userAgent)
}
