import { expect, it } from 'vitest'
import { readPage } from '../example-page.ts'

/** Loose names count for a part of a page, not for most of it. */
const own = 'Quays are wide, and those who inspect them know the tides, the stone and the law.'

const voiceOf = (element: string) => {
  const [tag] = element.split(' ')
  return readPage(`<h1>Quays</h1><p>${own}</p><${element}><p>It costs $40.</p></${tag}>`).block('$40').voice
}

it.each([
  'div class="comment-list"',
  'div class="testimonials"',
  'div class="toot"',
  'div class="capterra-widget"',
  'div class="disqus"',
  'div class="bbp-reply"',
  'div class="opiniones"',
  'div class="review-card"',
  'div class="review"',
  'div class="h-review"',
  'div class="user-story"',
  'div class="member-voices"',
  'div class="linkedin-feed"',
  'div id="usernotes"',
  'div data-testid="comment"',
  'div data-component="guestbook"',
  'trustpilot-widget',
  'div itemscope itemtype="https://schema.org/Review"',
  'div typeof="UserComments"',
  'div itemprop="reviewBody"',
  'div role="comment"',
  'div aria-label="Customer reviews"',
  'div aria-label="Comment by Dana"',
  'blockquote cite="https://other.example/"',
])('<%s>: visitors speak', (element) => {
  expect(voiceOf(element)).toBe('visitor')
})

it.each([
  'div class="adsbygoogle"',
  'div class="taboola"',
  'div class="sponsored"',
  'div class="sponsor-box"',
  'div class="affiliate-offer"',
  'div data-ad-slot="7"',
  'div aria-label="Advertisement"',
  'div aria-label="Sponsored links"',
  'div itemscope itemtype="https://schema.org/WPAdBlock"',
])('<%s>: somebody pays for it', (element) => {
  expect(voiceOf(element)).toBe('advertiser')
})

it.each([
  'div class="review-process"',
  'div class="comment-policy"',
  'div class="peer-reviews"',
  'div class="staff-comment"',
  'div class="has-comments"',
  'div class="user-guide"',
  'section id="review"',
])('<%s>: the body speaks', (element) => {
  expect(voiceOf(element)).toBe('body')
})
