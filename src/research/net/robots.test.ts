import { describe, expect, test } from 'vitest'
import { parseRobots, robotsFor } from './robots.ts'

const agent = 'CredscoutBot'

describe('robots.txt', () => {
  test.each<[string, string, string, boolean]>([
    ['no rules', '', '/any', true],
    ['disallow everything', 'User-agent: *\nDisallow: /', '/any', false],
    ['an empty disallow allows', 'User-agent: *\nDisallow:', '/any', true],
    ['the longer pattern wins', 'User-agent: *\nDisallow: /a\nAllow: /a/b', '/a/b/c', true],
    ['allow wins a tie', 'User-agent: *\nDisallow: /a\nAllow: /a', '/a', true],
    ['our own group beats the star', 'User-agent: *\nDisallow: /\n\nUser-agent: credscoutbot\nDisallow: /private', '/open', true],
    ['our own group is obeyed', 'User-agent: *\nAllow: /\n\nUser-agent: CREDSCOUTBOT\nDisallow: /private', '/private/x', false],
    ['several agents share a group', 'User-agent: other\nUser-agent: CredscoutBot\nDisallow: /x', '/x', false],
    ['a star stands for anything', 'User-agent: *\nDisallow: /*/fees', '/en/fees', false],
    ['a dollar ends the path', 'User-agent: *\nDisallow: /*.pdf$', '/a.pdf', false],
    ['nothing may follow the dollar', 'User-agent: *\nDisallow: /*.pdf$', '/a.pdf?x=1', true],
    ['comments and blank lines do not count', '# hi\nUser-agent: * # all\n\nDisallow: /a # not here', '/a', false],
    ['robots.txt itself may be read', 'User-agent: *\nDisallow: /', '/robots.txt', true],
    ['a byte order mark does not hide the first group', '\uFEFFUser-agent: *\nDisallow: /a', '/a', false],
  ])('%s', (_, text, path, allowed) => {
    expect(parseRobots(text, agent).allows(path)).toBe(allowed)
  })

  test.each<[string, boolean]>([
    ['User-agent: *\nDisallow: /', true],
    ['User-agent: *\nDisallow: /*', true],
    ['User-agent: *\nDisallow: *\nCrawl-delay: 2', true],
    ['User-agent: *\nDisallow: /\nAllow: /about', false],
    ['User-agent: *\nDisallow: /$', false],
    ['User-agent: *\nDisallow: /private', false],
    ['User-agent: *\nDisallow: /\n\nUser-agent: credscoutbot\nDisallow: /private', false],
    ['', false],
  ])('%j forbids every page: %s', (text, forbidsAll) => {
    expect(parseRobots(text, agent).forbidsAll).toBe(forbidsAll)
  })

  test('names its sitemaps and its delay, at most ten seconds', () => {
    const robots = parseRobots('Sitemap: https://a.example/s.xml\nUser-agent: *\nCrawl-delay: 120\nDisallow: /x', agent)
    expect(robots.sitemaps).toEqual(['https://a.example/s.xml'])
    expect(robots.delay).toBe(10)
  })

  test('a missing file allows, a broken server forbids', () => {
    expect(robotsFor({ status: 404, text: '' }, agent).allows('/a')).toBe(true)
    expect(robotsFor({ status: 403, text: '' }, agent).allows('/a')).toBe(true)
    expect(robotsFor({ status: 503, text: '' }, agent).allows('/a')).toBe(false)
  })

  test('a hostile file of half a megabyte costs less than 250 ms of CPU', () => {
    const line = `Disallow: /${'*a'.repeat(2_000)}*$\n`
    const text = `User-agent: *\n${line.repeat(Math.ceil(524_288 / line.length))}`
    const path = `/${'a'.repeat(2_000)}b`
    const before = process.cpuUsage()
    const robots = parseRobots(text, agent)
    for (let times = 0; times < 10; times += 1) robots.allows(path)
    const used = process.cpuUsage(before)
    expect((used.user + used.system) / 1_000).toBeLessThan(250)
  })
})
