import { expect, test } from 'vitest'
import { isSitemapIndex, sitemapLocations } from './sitemap.ts'

test('the addresses of a sitemap are read, escaped or not, up to the limit', () => {
  const xml = `<urlset><url><loc> https://a.example/?x=1&amp;y=2 </loc></url><url><loc><![CDATA[https://a.example/b]]></loc></url></urlset>`
  expect(sitemapLocations(xml, 5)).toEqual(['https://a.example/?x=1&y=2', 'https://a.example/b'])
  expect(sitemapLocations(xml, 1)).toEqual(['https://a.example/?x=1&y=2'])
  expect(isSitemapIndex('<?xml version="1.0"?><sitemapindex><sitemap/></sitemapindex>')).toBe(true)
  expect(isSitemapIndex(xml)).toBe(false)
})

test('no entity is resolved: neither a file, nor an address, nor one that grows', () => {
  const growing = Array.from({ length: 9 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`).join('')
  const xml = `<!DOCTYPE urlset [<!ENTITY file SYSTEM "file:///etc/passwd"><!ENTITY far SYSTEM "http://evil.example/"><!ENTITY e0 "x">${growing}]>
<urlset><url><loc>https://a.example/&file;</loc></url><url><loc>https://a.example/&far;</loc></url><url><loc>https://a.example/&e9;</loc></url></urlset>`
  expect(sitemapLocations(xml, 10)).toEqual(['https://a.example/&file;', 'https://a.example/&far;', 'https://a.example/&e9;'])
})
