import { linked, styled, type Technique, t } from './technique.ts'

/** Labels that stand before what they mark, not around it. */
const labelsBefore = [
  t('label as a block before a paragraph', '<div>Sponsored content</div><p>§</p>'),
  t('label before a box', '<div>Sponsored</div><div><div><div><p>PrepHouse: §</p></div></div></div>'),
  t('label in a box of its own', '<div><span>Paid partner</span></div><p>§</p>'),
  t('label in two boxes', '<div><div><p>Advertisement</p></div></div><div><p>§</p></div>'),
  t('label, then a heading', '<p>Partner content</p><h4>Pass at once</h4><p>§</p>'),
  t('label, then a larger heading', '<p>Sponsored post</p><h3>Pass at once</h3><p>Quays are wide.</p><p>§</p>'),
  t('label, then two paragraphs', '<p>Advertisement</p><p>PrepHouse is here for you.</p><p>§</p>'),
  t('label in capitals with dashes', '<p>— ADVERTISEMENT —</p><p>§</p>'),
  t('label with who pays', '<p>Paid for by PrepHouse</p><ul><li>§</li></ul>'),
  t('label in brackets', '<p>[Sponsored message]</p><p>§</p>'),
  t('label in parentheses', '<p>(Paid advertisement)</p><p>§</p>'),
  t('label in a sentence', '<p>The following is a paid message from PrepHouse.</p><p>§</p>'),
  t('label for a table', '<p>Promoted by PrepHouse</p><table><tr><td>§</td></tr></table>'),
]

/** Lines of stars and what follows them. */
const ratings = [
  t('stars and a name', '<p>★★★★★ Mary K.</p><p>Great! §</p>'),
  t('a name and stars', '<p>Mary K. ★★★★☆</p><p>§</p>'),
  t('five out of five', '<p>5 out of 5</p><p>Worth it. §</p>'),
  t('stars as a fraction', '<p>4/5 stars – Mary</p><p>§</p>'),
  t('stars in words', '<p>Five stars from Mary K.</p><p>§</p>'),
  t('rating with a label', '<div>Rating: 5 stars</div><div><p>§</p></div>'),
  t('fraction in parentheses', '<p>Mary K. (5/5)</p><p>§</p>'),
  t('stars at the beginning of the passage', '<p>5/5 – §</p>'),
  t('emoji stars', '<p>⭐⭐⭐⭐ by Tom</p><p>I liked it.</p><p>§</p>'),
]

/** Quotations with somebody's name before, after or inside. */
const quotations = [
  t('name after a dash', '<p>“§”</p><p>— Jane Doe, member</p>'),
  t('name after a dash, without marks of quotation', '<p>§</p><p>– Mary</p>'),
  t('name after a dash in the same passage', '<p>“§” — Jane Doe, CQI</p>'),
  t('name after a line break', '<p>“§”<br>– Jane Doe, 2023 holder</p>'),
  t('name with a credential before', '<p>Jane Doe, CQI: “§”</p>'),
  t('name before, without marks of quotation', '<p>Jane Doe, CQI: §</p>'),
  t('name before on its own line', '<p><b>Jane Doe, CQI</b></p><p>“§”</p>'),
  t('says Ann', '<p>“§” says Ann.</p>'),
  t('told us', '<p>Ann Lee, a quay inspector, told us: “§”</p>'),
  t('quotation with its source', '<blockquote cite="https://forum.example/t/5"><p>§</p></blockquote>'),
  t('name after a block quotation', '<blockquote><p>§</p></blockquote><p>Jane Doe, CQI</p>'),
  t('name as the caption of a quotation', '<figure><blockquote>§</blockquote><figcaption>Jane Doe</figcaption></figure>'),
  t('block quotation with words around', '<blockquote>“§” said Ann Lee</blockquote>'),
]

/** Sentences whose subject is somebody else's organization. */
const others = [
  t('a partner and its own', '<p>Our partner PrepHouse sells a course. Its own words: §</p>'),
  t('a partner charges', '<p>Our training partner PrepHouse runs its own mock test. There, §</p>'),
  t('a partner, then its', '<p>One of our partners, PrepHouse Ltd, teaches a course. Its rule: §</p>'),
  t('unlike ours', '<p>Unlike ours, at another board §</p>'),
  t('elsewhere', '<p>Elsewhere, §</p>'),
  t('another body', '<p>Another association has its own rule: §</p>'),
  t('a rival', '<p>A competing institute says that §</p>'),
]

/** Said by others, warned of, demanded, joked. */
const takenBack = [
  t('never pay', '<p>Never pay if you are told that §</p>'),
  t('anyone who claims', '<p>Report anyone who claims that §</p>'),
  t('a caller', '<p>Hang up when a caller says: §</p>'),
  t('a rejected proposal', '<p>A proposal, which was rejected, says that §</p>'),
  t('a petition', '<p>A petition demands that §</p>'),
  t('critics', '<p>Critics of the program argue that §</p>'),
  t('a lawsuit', '<p>The complaint alleges that §</p>'),
  t('a newspaper', '<p>A newspaper article reported that §</p>'),
  t('April fools', '<p>April fools: §</p>'),
  t('a joke', '<p>Joke of the day: §</p>'),
  t('just kidding', '<p>§ Just kidding!</p>'),
  t('a bill', '<p>If the bill passes, §</p>'),
  t('we do not agree', '<p>We do not agree that §</p>'),
]

/** Hidden in other ways. */
const hidden = [
  t('white in new notation', '<p style="color:rgb(255 255 255 / 1)">§</p>'),
  t('nearly white', '<p style="color:#fefefe">§</p>'),
  t('white by a name', '<p><font color="snow">§</font></p>'),
  t('white by lightness', '<p style="color:oklch(99.5% 0 0)">§</p>'),
  t('hardly opaque letters', '<p style="color:rgba(0,0,0,.05)">§</p>'),
  t('black on a black box', '<div style="background:#000"><p style="color:#060606">§</p></div>'),
  t('mask without anything', '<p style="mask:linear-gradient(transparent,transparent)">§</p>'),
  t(
    'mask of another spelling',
    '<p style="-webkit-mask-image:linear-gradient(#0000 0 0);mask-image:linear-gradient(#0000 0 0)">§</p>',
  ),
  styled('opacity by parts', '.a{opacity:.2}', '<div class="a"><div class="a"><p class="a">§</p></div></div>'),
  styled('letters by parts', '.a{font-size:.2em}', '<div class="a"><div class="a">§</div></div>'),
  styled('polygon of no area', '.q{clip-path:polygon(0 0,100% 0,50% 0)}', '<p class="q">§</p>'),
  styled('inset from both sides', '.q{clip-path:inset(0 60% 0 40%)}', '<p class="q">§</p>'),
  styled('small circle', '.q{clip-path:circle(0.5px at 0 0)}', '<p class="q">§</p>'),
  styled('matrix of nothing', '.q{transform:matrix(0,0,0,0,0,0)}', '<p class="q">§</p>'),
  styled('quarter turn', '.q{transform:rotateY(.25turn)}', '<p class="q">§</p>'),
  styled('calculated away', '.q{margin-left:calc(0px - 9999px)}', '<p class="q">§</p>'),
  styled('letters on one another', '.q{letter-spacing:-1em}', '<p class="q">§</p>'),
  styled('one pixel high', '.q{height:1px;overflow:hidden}', '<p class="q">§</p>'),
  styled('blurred', '.q{filter:blur(12px)}', '<p class="q">§</p>'),
  styled('animated by nothing', '.q{opacity:0;animation:none-such 1s}', '<p class="q">§</p>'),
  linked(
    'imported by the page’s own sheet',
    '.ext{display:none}',
    '<p class="ext">§</p>',
    '<style>@import url("/site.css");</style>',
  ),
  linked(
    'sheet that a script turns on',
    '.ext{display:none}',
    '<p class="ext">§</p>',
    `<link rel="stylesheet" href="/site.css" media="print" onload="this.media='all'">`,
  ),
  linked(
    'sheet below another base',
    '.ext{display:none}',
    '<p class="ext">§</p>',
    '<base href="/"><link rel="stylesheet" href="site.css">',
  ),
  linked(
    'sheet loaded ahead',
    '.ext{display:none}',
    '<p class="ext">§</p>',
    `<link rel="preload" as="style" href="/site.css" onload="this.rel='stylesheet'">`,
  ),
  t('sheet that is turned off', '<p class="ext">§</p>', {
    head: '<style>.ext{display:none}</style><link rel="stylesheet" href="/site.css" disabled>',
    sheet: '.ext{display:block}',
  }),
]

export const secondTechniques: readonly Technique[] = [
  ...labelsBefore,
  ...ratings,
  ...quotations,
  ...others,
  ...takenBack,
  ...hidden,
]
