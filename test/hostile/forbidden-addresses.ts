const hosts = `
  127.0.0.1 127.1 2130706433 0x7f000001 0177.0.0.1 0x7f.1 0 0.0.0.0 127.255.255.254
  10.0.0.1 10.255.255.255 172.16.0.1 172.31.255.254 192.168.0.1 192.168.1.254 100.64.0.1
  169.254.169.254 169.254.170.2 192.0.0.1 192.0.2.1 198.18.0.1 198.51.100.1 203.0.113.1
  224.0.0.1 239.255.255.250 240.0.0.1 255.255.255.255 2852039166 0xa9fea9fe
  [::1] [::] [::ffff:127.0.0.1] [::ffff:10.0.0.1] [::ffff:a9fe:a9fe] [fe80::1] [fc00::1]
  [fd00:ec2::254] [ff02::1] [2001:db8::1] [64:ff9b::7f00:1] [2002:7f00:1::] [::127.0.0.1]
  localhost localhost. LOCALHOST app.localhost printer.local metadata.google.internal intranet
  db.internal nas.lan router.home mail.corp ①②⑦.⓪.⓪.①
`

/** Sixty addresses that lead into the house, or to no web server at all, however they are written. */
export const forbiddenAddresses: readonly string[] = [
  ...hosts
    .trim()
    .split(/\s+/)
    .map((host) => `https://${host}/`),
  'https://user:password@crm.example.com/',
  'https://crm.example.com:8443/',
  'https://crm.example.com:22/',
  'http://crm.example.com/',
  'ftp://crm.example.com/',
  'file:///etc/passwd',
]
