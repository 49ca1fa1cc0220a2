import { linked, styled, type Technique, t } from './technique.ts'

/** What an independent tester got through on 22 November 2026, and what lies next to it. */
const hidden = [
  styled('beyond the right edge', '.q{position:absolute;right:100vw}', '<p class="q">§</p>'),
  styled('beyond the left edge', '.q{position:absolute;left:100vw}', '<p class="q">§</p>'),
  styled('by a logical side', '.q{position:absolute;inset-inline-end:200vw}', '<p class="q">§</p>'),
  styled('opacity worked out', '.q{opacity:calc(1 - 1)}', '<p class="q">§</p>'),
  styled('opacity as a percentage', '.q{opacity:0%}', '<p class="q">§</p>'),
  styled('logical greatest height', '.q{max-block-size:0;overflow:hidden}', '<p class="q">§</p>'),
  styled('logical height', '.q{block-size:0;overflow-y:hidden}', '<p class="q">§</p>'),
  styled('logical overflow', '.q{height:0;overflow-block:clip}', '<p class="q">§</p>'),
  styled('logical width', '.q{inline-size:0;block-size:0;overflow:hidden}', '<p class="q">§</p>'),
  styled(
    'a row of a grid without height',
    '.q{display:grid;grid-template-rows:0fr}.q>p{overflow:hidden;min-height:0}',
    '<div class="q"><p>§</p></div>',
  ),
  styled('an animation that ends unseen', '@keyframes k{to{opacity:0}}.q{animation:k 0s forwards}', '<p class="q">§</p>'),
  styled(
    'an animation that never shows',
    '@keyframes k{from,to{visibility:hidden}}.q{animation:k 1s infinite}',
    '<p class="q">§</p>',
  ),
  styled('an animation away', '@keyframes k{100%{transform:scale(0)}}.q{animation:k 1ms both}', '<p class="q">§</p>'),
  styled('letters of the colour of a gradient', '.q{background:linear-gradient(#345,#345);color:#345}', '<p class="q">§</p>'),
  styled(
    'letters nearly of the colours of a gradient',
    '.q{background-image:linear-gradient(90deg,#345 0%,#346 100%);color:#345}',
    '<p class="q">§</p>',
  ),
  t('a sheet in a drawing', '<svg width="0" height="0"><style>.q{display:none}</style></svg><p class="q">§</p>'),
  t('a sheet in an address', '<p class="q">§</p>', { head: '<link rel=stylesheet href="data:text/css,.q{display:none}">' }),
  t('an encoded sheet in an address', '<p class="q">§</p>', {
    head: `<link rel=stylesheet href="data:text/css;base64,${Buffer.from('.q{display:none}').toString('base64')}">`,
  }),
  styled('an imported sheet in an address', '@import "data:text/css,.q%7Bdisplay:none%7D";', '<p class="q">§</p>'),
  linked('a linked sheet with logical sides', '.q{max-block-size:0;overflow-block:hidden}', '<p class="q">§</p>'),
  t('hidden=false', '<div hidden="false"><p>§</p></div>'),
  t('hidden=until-found', '<div hidden="until-found"><p>§</p></div>'),
  t('beside a shadow without a slot', '<div><template shadowrootmode="open"><p>Welcome.</p></template><p>§</p></div>'),
]

/** What the same tester got through in a second round. */
const hiddenAgain = [
  styled(
    'both ends of an animation',
    '@keyframes k{from{opacity:0}to{opacity:0}}.q{animation:k 1s infinite}',
    '<p class="q">§</p>',
  ),
  styled(
    'an animation by its longhands',
    '@keyframes k{to{transform:scale(0)}}.q{animation-name:k;animation-fill-mode:forwards}',
    '<p class="q">§</p>',
  ),
  styled('greatest logical width', '.q{max-inline-size:0;overflow:hidden}', '<p class="q">§</p>'),
  styled('beyond the lower edge', '.q{position:absolute;inset-block-end:200vh}', '<p class="q">§</p>'),
  styled('a height worked out', '.q{max-height:calc(0px * 3);overflow:hidden}', '<p class="q">§</p>'),
  ...['min(0,1)', 'clamp(0,0,0)', 'round(down,0.4)', 'env(nope,0)', 'attr(data-x number)'].map((opacity) =>
    styled(`opacity ${opacity}`, `.q{opacity:${opacity}}`, '<p class="q">§</p>'),
  ),
  styled('one colour for light and dark', '.q{color:light-dark(white,white);background:#fff}', '<p class="q">§</p>'),
  styled('behind whoever looks', '.q{transform:perspective(1px) translateZ(2px)}', '<p class="q">§</p>'),
  styled(
    'a box as large as a letter',
    '.q{width:10px;height:10px;overflow:hidden}.q p{padding-top:5000px}',
    '<div class="q"><p>§</p></div>',
  ),
  styled('contained', '.q{contain:strict}', '<div class="q"><p>§</p></div>'),
  styled('a picture instead', '.q{content:url(/x.png)}', '<p class="q">§</p>'),
  styled('visibility taken over', '.q{visibility:hidden}.q *{visibility:inherit}', '<div class="q"><p>§</p></div>'),
  styled('where nothing supports it', '@supports not (x:y){.q{display:none}}', '<p class="q">§</p>'),
  styled('by language', ':lang(en) .q{display:none}', '<p class="q">§</p>'),
  t('details that are not there', '<details open style="display:none"><summary>More</summary><p>§</p></details>'),
]

/** What the tester's own pages still got through afterwards. */
const hiddenOnce = [
  styled('by a condition', '.q{display:if(style(--x:1):block;else:none)}', '<p class="q">§</p>'),
  styled(
    'by a property’s first value',
    '@property --o{syntax:"<number>";inherits:false;initial-value:0}.q{opacity:var(--o)}',
    '<p class="q">§</p>',
  ),
  t('a line that runs in no height', '<marquee height="0"><p>§</p></marquee>'),
  styled('along a way', '.q{offset-path:path("M -9999 -9999");offset-distance:0}', '<p class="q">§</p>'),
  styled('by the order of layers', '@layer a,b;@layer b{.q{display:none}}@layer a{.q{display:block}}', '<p class="q">§</p>'),
]

const foreign = [
  t('sponsors by id', '<div id="sponsors"><p>§</p></div>'),
  t('a guest’s post', '<p>Guest post by Acme Exam Prep</p><p>§</p>'),
  t('presented by', '<p>Presented by Acme</p><p>§</p>'),
  t('a Polish heading', '<h2>Komentarze</h2><p>§</p>'),
  t('a Japanese heading', '<h2>口コミ</h2><p>§</p>'),
  t('a Portuguese class', '<div class="depoimentos"><p>§</p></div>'),
  t('a test name', '<div data-testid="review-card"><p>§</p></div>'),
  t('a component’s name', '<div data-component="CustomerReview"><p>§</p></div>'),
  t('a widget of reviews', '<div class="tp-widget-review"><p>§</p></div>'),
  t('a French heading', '<section><h2>Avis des lecteurs</h2><p>§</p></section>'),
  t('a Spanish heading', '<section><h2>Opiniones de clientes</h2><p>§</p></section>'),
  t('a German heading', '<section><h2>Kundenbewertungen</h2><p>§</p></section>'),
  t('a Portuguese heading', '<section><h2>Comentários</h2><p>§</p></section>'),
  t('an Italian heading', '<section><h2>Recensioni dei clienti</h2><p>§</p></section>'),
  t('a sponsor’s aside', '<aside class="sponsor"><p>§</p></aside>'),
  t('a place for an advertisement', '<div data-ad-slot="12"><p>§</p></div>'),
  t('a client of advertisements', '<div data-ad-client="ca-pub-1"><p>§</p></div>'),
  t('a small label', '<div><small>Paid partner content</small><p>§</p></div>'),
]

const disowned = [
  t('formerly, without a comma', '<p>Formerly §</p>'),
  t('a draft not in force', '<p>DRAFT – not in force: §</p>'),
  t('a draft of several sentences', '<p>DRAFT – not in force: Quays are wide. §</p>'),
  t('under a sample certificate', '<h2>Sample certificate text</h2><p>§</p>'),
  t('a hoax, said after it', '<p>“§” – this is a hoax.</p>'),
  t('a fake site', '<p>If you read “§” you are on a fake site.</p>'),
  t('how not to write', '<h2>Style guide: how not to write</h2><p>§</p>'),
  t('April fools', '<p>(April fools!) §</p>'),
  t('April fools, of several sentences', '<p>(April fools!) Quays are wide. §</p>'),

  t('an expired offer', '<p>Expired offer: §</p>'),
  t('other boards', '<h2>Other boards</h2><p>§</p>'),
  t('superseded', '<h2>Fees (2015, superseded)</h2><p>§</p>'),
  t('true or false', '<h2>True or false?</h2><p>§</p>'),
  t('proposed', '<h2>Proposed changes (not adopted)</h2><p>§</p>'),
]

export const thirdTechniques: readonly Technique[] = [...hidden, ...hiddenAgain, ...hiddenOnce, ...foreign, ...disowned]
