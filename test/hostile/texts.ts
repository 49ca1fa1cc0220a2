/** Texts that break pages, emails and databases that are careless with them. Every one may be typed by somebody. */
export const hostileTexts = {
  'a script element': '<script>window.executed = "script"</script>',
  'an image with a handler': '"><img src=x onerror="window.executed = \'image\'">',
  'a way out of an attribute': '\' autofocus onfocus="window.executed = \'attribute\'" x="',
  'a script address': 'javascript:window.executed="address"',
  'a template': '${window.executed="template"}{{constructor.constructor("window.executed=1")()}}',
  'a way out of a JSON island': '</script><script>window.executed = "island"</script><!--',
  'a right-to-left name with an override': '\u202Eשלום עולם\u202C نص عربي \u200F(ISC)²',
  'marks on marks': `Z${'\u0335\u0321\u034C'.repeat(20)}algo e\u0301 é 😀👩‍👩‍👧`,
  'a header of a mail': 'Board\r\nBcc: everybody@example.org',
  'a database statement': "'; drop table prospects; --",
} as const
