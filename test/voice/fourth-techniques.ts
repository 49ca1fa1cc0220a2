import { styled, type Technique, t } from './technique.ts'

const q = '<p class="q">§</p>'

/** What a browser does with a rule that it does not understand, or that may not hold. */
const conditions = [
  styled('a custom element that no script defines', 'x-y:not(:defined){display:none}', '<x-y><p>§</p></x-y>'),
  styled('shown once it is defined, and it never is', 'x-y{display:none}x-y:defined{display:block}', '<x-y><p>§</p></x-y>'),
  styled('shown by a value that is none', '.q{display:none;display:shown}', q),
  styled('opaque by a value that is none', '.q{opacity:0;opacity:full}', q),
  styled('of a size that is none', '.q{font-size:0;font-size:big}', q),
  styled('visible by a value that is none', '.q{visibility:hidden;visibility:shown}', q),
  styled('placed by a value that is none', '.q{position:absolute;left:-9999px;left:here}', q),
  styled('of a colour that is none', '.q{background:#fff;color:#fff;color:ink}', q),
  styled('shown where something is supported that is not', '.q{display:none}@supports (display:shown){.q{display:block}}', q),
  styled('hidden where something is not supported', '@supports not (display:shown){.q{display:none}}', q),
  styled('shown on a medium that is none', '.q{display:none}@media (page:this){.q{display:block}}', q),
  styled('shown in a container of some style', '.q{display:none}@container style(--a:1){.q{display:block}}', q),
  styled('shown elsewhere only', '.q{display:none}@scope (.nowhere){.q{display:block}}', q),
  styled('shown where it holds what it does not', '.q{display:none}.q:has(video){display:block}', q),
  styled('hidden where it does not hold something', '.q:not(:has(video)){display:none}', q),
  styled('shown by a selector that is none', '.q{display:none}.q:shown,.q{display:block}', q),
  styled('hidden as nobody can write in it', '.q:read-only{display:none}', q),
  styled('hidden as the last of its kind', '.w p:last-of-type{display:none}', `<div class="w">${q}</div>`),
  styled('hidden as the only one of its kind', '.w p:only-of-type{display:none}', `<div class="w">${q}</div>`),
  styled('hidden as the nth of a kind', '.w :nth-child(1 of .q){display:none}', `<div class="w">${q}</div>`),
  styled('an important rule of a layer', '@layer a{.q{display:none!important}}.q{display:block!important}', q),
  styled('a layer inside of a layer', '@layer a{.q{display:none}@layer b{.q{display:block}}}', q),
  styled(
    'the second of two layers without a name',
    '@layer{.q{display:block}}@layer x{.q{display:block}}@layer{.q{display:none}}',
    q,
  ),
  styled('back to the layer below', '@layer a{.q{display:none}}.q{display:revert-layer}', q),
  styled('a property written in another way', '.q{displ\\61 y:none}', q),
  styled('a value written in another way', '.q{display:n\\6f ne}', q),
  t('a string in its style', '<p style="display:none;--a:\';display:block;\'">§</p>'),
  t('a sheet of another language', q, {
    head: '<style>.q{display:none}</style><style type="text/x-shown">.q{display:block}</style>',
  }),
  styled('a rule after a bracket too many', '.q{display:none}}.q{display:block}', q),
]

/** Values that come from elsewhere. */
const values = [
  styled(
    'a property of the element around it',
    ':root{--o:1}.w{--o:0}.q{opacity:var(--o)}:root{--o:1}',
    `<div class="w">${q}</div>`,
  ),
  styled('a property of the style around it', '.q{opacity:var(--o)}:root{--o:1}', `<div style="--o:0">${q}</div>`),
  styled('one colour by two properties', ':root{--ink:#fff;--ground:#fff}.q{color:var(--ink);background:var(--ground)}', q),
  styled('letters worked out to nothing', ':root{--z:0}.q{font-size:calc(var(--z) * 1rem)}', q),
  styled('letters of the colour of every page', '.q{color:canvas}', q),
  styled('an animation backward', '@keyframes k{from{opacity:0}to{opacity:1}}.q{animation:k 1s reverse forwards}', q),
  styled('there and back again', '@keyframes k{from{opacity:0}to{opacity:1}}.q{animation:k 1s 2 alternate forwards}', q),
  styled('an animation that never begins', '@keyframes k{from{opacity:0}to{opacity:1}}.q{animation:k 1s 99999s both}', q),
  styled('an animation that stands still', '@keyframes k{from{opacity:0}to{opacity:1}}.q{animation:k 1s both paused}', q),
  styled('names of one browser', '.q{-webkit-opacity:0}', q),
  styled('a filter of one browser', '.q{-webkit-filter:opacity(0)}', q),
  styled('a transform of one browser', '.q{-webkit-transform:scale(0)}', q),
]

/** Where it stands and how it is drawn. */
const drawn = [
  styled('both sides at once', '.q{position:absolute;inset-inline:-9999px auto}', q),
  styled('under the window', '.q{position:fixed;top:100vh}', q),
  styled('no height and a bar to scroll', '.q{height:0;overflow:auto}', q),
  styled('no height and contained', '.q{height:0;contain:paint}', q),
  styled(
    'the inside of its details',
    'details::details-content{display:none}',
    '<details open><summary>More</summary><p>§</p></details>',
  ),
  styled('its first line', '.q::first-line{color:#fff;background:#fff}', q),
  styled('a lid after it', '.q{position:relative}.q::after{content:"";position:absolute;inset:0;background:#fff}', q),
  styled(
    'a lid of two rules',
    '.q{position:relative}.q::before{content:"";position:absolute}.q:before{inset:0;background:#fff}',
    q,
  ),
  styled('dots for letters', '.q{-webkit-text-security:disc}', q),
  styled('the back of a card', '.q{backface-visibility:hidden;transform:rotateY(180deg)}', q),
  styled('bent to a line', '.q{transform:skewX(90deg)}', q),
  styled('a matrix of nothing', '.q{transform:matrix3d(0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,1)}', q),
  styled('turned about a far point', '.q{transform:rotate(180deg);transform-origin:-4000px 0}', q),
  styled('far on its way', '.q{offset:path("M -9999 -9999") 0}', q),
  styled('a mask of no size', '.q{mask-image:linear-gradient(#000,#000);mask-size:0 0;mask-repeat:no-repeat}', q),
  t('a phantom of a formula', '<p><math><mphantom><mtext>§</mtext></mphantom></math></p>'),
  t('the second meaning of a formula', '<p><math><semantics><mi>x</mi><mtext>§</mtext></semantics></math></p>'),
  t('backward', '<p><bdo dir="rtl">§</bdo></p>'),
  styled('backward by its style', '.q{unicode-bidi:bidi-override;direction:rtl}', q),
  t(
    'the host of a shadow that hides it',
    '<div><template shadowrootmode="open"><style>:host{display:none}</style><slot></slot></template><p>§</p></div>',
  ),
  t('a slot of another name', '<div><template shadowrootmode="open"><slot name="x"></slot></template><p>§</p></div>'),
  t(
    'a slot that is not shown',
    '<div><template shadowrootmode="open"><div style="display:none"><slot></slot></div></template><p>§</p></div>',
  ),
]

/** Words of visitors and of those who pay. */
const foreign = [
  t(
    'questions of visitors',
    '<div class="qa-widget"><div class="qa-q">Q: How much is it?</div><div class="qa-a"><p>§</p><span>Answered by Tom K. · 2 weeks ago</span></div></div>',
  ),
  t(
    'an answer with votes',
    '<section><h2>Questions &amp; answers from the community</h2><h3>How much is it?</h3><p>§</p><p>Was this answer helpful? Yes (4) No (0)</p></section>',
  ),
  t('a testimonial with a name', '<div class="card"><p>“§”</p><p>Maria Lopez, CQI since 2019</p></div>'),
  t(
    'a testimonial with a picture',
    '<figure><img src="m.jpg" alt="Maria Lopez"><blockquote><p>§</p></blockquote><figcaption>Maria Lopez, Lisbon</figcaption></figure>',
  ),
  t('a native advertisement', '<article class="native-ad"><p>§</p></article>'),
  t('in cooperation with a sponsor', '<div><p>In paid partnership with Acme Exam Prep</p><p>§</p></div>'),
  t('promoted', '<div><span>Promoted</span><p>§</p></div>'),
  t('a letter to the editor', '<section><h2>Letters to the editor</h2><p>§</p><p>— Tom Kern, Ostend</p></section>'),
  t(
    'an embedded post',
    '<blockquote class="twitter-tweet"><p>§</p>&mdash; Tom (@tomk) <a href="https://twitter.com/tomk/status/1">May 3, 2026</a></blockquote>',
  ),
  t('a job board', '<section class="job-listings"><h2>Jobs from employers</h2><p>§</p></section>'),
  t('a feed of another site', '<div class="rss-feed"><h3>From around the web</h3><p>§</p></div>'),
  t('a wall of members', '<section aria-label="Member wall"><p>§</p><p>Posted by kai_77</p></section>'),
]

/** What somebody tried on 23 November 2026 who knew what was found, and not how it is told. */
export const fourthTechniques: readonly Technique[] = [...conditions, ...values, ...drawn, ...foreign]
