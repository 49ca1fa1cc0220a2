import { expression } from '../../plain/expression.ts'
import type { Block, CleanDocument } from '../clean-document/clean-document.ts'
import type { PageFacts } from './page-facts.ts'

/** Texts longer than this are pages, whatever they say about robots and signing in; in characters. */
const longestWall = 1_500
const longestShell = 200

const challengeTitle = expression('i')`
  ^(?:
    just a moment|attention required|access (?:to this page has been )?denied|pardon our interruption|security check|
    one moment, please|are you (?:a )?(?:human|robot)|robot or human|403 forbidden|ddos protection|
    checking your browser|human verification|bot verification|request rejected|client challenge|
    vercel security checkpoint
  )
`
const challengeWords = expression('i')`
  \b(?:
    verify(?:ing)? (?:that )?you are (?:a )?human|checking (?:if the site connection is secure|your browser)|
    complete the (?:security check|captcha)|unusual traffic|enable javascript and cookies to continue|
    press (?:&|and) hold|ray id|incident id|request unsuccessful|you have been blocked|automated (?:access|requests?)|
    are not a (?:robot|bot)|please turn javascript on and reload|the requested url was rejected|access denied|
    you don't have permission to access
  )\b
`
const challengeMarks = expression()`
  cf-chl-|cf_chl_|challenge-form|_Incapsula_Resource|px-captcha|captcha-delivery\.com|awsWafCookieDomainList|
  AwsWafIntegration|sgcaptcha|sucuri_cloudproxy|distil_r_captcha|hcaptcha-box|kasada|perimeterx
`
const signInTitle = /\b(?:sign[ -]?in|log[ -]?in|login|single sign-on|member access|authentication required|restricted)\b/i
const signInWords = expression('i')`
  \b(?:
    (?:you (?:must|need to)|please) (?:be )?(?:logged|signed|log|sign)[ -]?in|
    (?:log|sign)[ -]?in (?:is )?(?:required|to (?:view|access|continue|see|read))|
    (?:
      available|restricted|reserved|accessible
    ) (?:only )?(?:to|for) (?:(?:logged|signed)[ -]in |our )?(?:members|registered|subscribers)|
    members[ -]only (?:content|page|area|access)|forgot(?:ten)? (?:your )?password
  )\b
`
const scriptWords = expression('i')`
  \b(?:enable|requires?|needs?|turn on|without)\b[^.]{0,40}\bjavascript\b|
  \bjavascript\b[^.]{0,40}\b(?:enabled?|required|disabled|on)\b
`

/** Why a page holds no facts of its own, when it does not: a bot wall, a sign-in, a shell that scripts fill. */
export function unreadableAs(
  source: string,
  text: string,
  blocks: readonly Block[],
  facts: PageFacts,
): CleanDocument['unreadable'] {
  if (text.length > longestWall) return undefined
  if (challengeTitle.test(facts.title) && (text.length < 600 || challengeWords.test(text) || challengeMarks.test(source)))
    return 'blocked'
  if (text.length < 800 && (challengeMarks.test(source) || challengeWords.test(text)) && blocks.length < 25) return 'blocked'
  const content = blocks.filter((block) => block.weight >= 0.4).reduce((sum, block) => sum + block.end - block.start, 0)
  if (
    facts.passwordFields > 0 &&
    content < 600 &&
    (signInTitle.test(facts.title) || signInWords.test(text) || headingSays(text, blocks))
  )
    return 'sign-in'
  if (signInWords.test(text) && content < 400) return 'sign-in'
  if (text.length >= longestShell) return undefined
  if (facts.appRoot && facts.scripts > 0) return 'script-only'
  return facts.scripts > 0 && (scriptWords.test(facts.noscript) || scriptWords.test(text)) ? 'script-only' : undefined
}

function headingSays(text: string, blocks: readonly Block[]): boolean {
  return blocks.some((block) => block.kind === 'heading' && signInTitle.test(text.slice(block.start, block.end)))
}
