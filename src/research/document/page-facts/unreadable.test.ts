import { describe, expect, it } from 'vitest'
import { readPage } from '../example-page.ts'

const article =
  '<p>Candidates pay a fee of $300 and renew every three years by earning credits in continuing education.</p>'.repeat(20)

describe('pages without facts of their own', () => {
  it.each([
    ['a challenge by title', '<p>Please wait while your request is verified.</p>', '<title>Just a moment...</title>', 'blocked'],
    ['a challenge by its marks', '<div id="px-captcha"></div><p>Press and hold to confirm you are human.</p>', '', 'blocked'],
    [
      'a challenge script',
      '<h1>Attention</h1><form id="challenge-form"></form><script src="/cf-chl-x.js"></script>',
      '',
      'blocked',
    ],
    [
      'a refusal',
      "<h1>Access Denied</h1><p>You don't have permission to access this page. Incident ID: 4411</p>",
      '<title>Access Denied</title>',
      'blocked',
    ],
    [
      'a sign-in form',
      '<h1>Member Login</h1><form><label>Username</label><input name="u"><label>Password</label><input type="password"></form><a href="/r">Forgot password?</a>',
      '<title>Log in</title>',
      'sign-in',
    ],
    ['a sign-in notice', '<h1>Fee table</h1><p>You must be logged in to view this page.</p>', '', 'sign-in'],
    ['a shell for scripts', '<div id="root"></div><script src="/main.js"></script>', '<title>Board</title>', 'script-only'],
    [
      'a shell that says so',
      '<div></div><noscript>You need to enable JavaScript to run this app.</noscript><script src="a.js"></script>',
      '',
      'script-only',
    ],
  ])('%s', (_, body, head, expected) => {
    expect(readPage(body, head).content.unreadable).toBe(expected)
  })

  it.each([
    ['an article', article, '<title>Fees</title>'],
    ['an article with a challenge script', `${article}<script>window._cf_chl_opt={};/*cf-chl-bypass*/</script>`, ''],
    [
      'an article with a sign-in box',
      `<form class="login"><input type="password"></form>${article}`,
      '<title>Log in or read on</title>',
    ],
    ['an article in an app root', `<div id="root">${article}</div><script src="a.js"></script>`, ''],
    ['a short page', '<h1>Fees</h1><p>The exam costs $300.</p>', '<title>Fees</title>'],
    ['an article about access', `<h1>Access denied: what to do</h1>${article}`, ''],
    ['an empty page', '', ''],
  ])('%s is readable', (_, body, head) => {
    expect(readPage(body, head).content.unreadable).toBeUndefined()
  })
})
