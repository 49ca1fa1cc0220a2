import { linked, styled, type Technique, t } from './technique.ts'

/** Comments, by the systems that show them. */
const comments = [
  t(
    'comment list of a blog',
    '<div id="comments" class="comments-area"><h2 class="comments-title">One thought on “CQI”</h2><ol class="comment-list"><li id="comment-3" class="comment even thread-even depth-1"><article class="comment-body"><footer class="comment-meta"><b class="fn">Dana</b> says:</footer><div class="comment-content"><p>§</p></div></article></li></ol></div>',
  ),
  t(
    'article.comment of a portal',
    '<section class="field--type-comment"><h2>Comments</h2><article role="article" data-comment-user-id="0" class="comment js-comment"><div class="comment__content"><p>§</p></div></article></section>',
  ),
  t(
    'comments without the word in a class',
    '<section><h3>2 Comments</h3><div class="item"><strong>Dana</strong><p>§</p></div></section>',
  ),
  t(
    'comments by microdata',
    '<div itemprop="comment" itemscope itemtype="https://schema.org/Comment"><p itemprop="text">§</p></div>',
  ),
  t('comments by RDFa', '<div vocab="https://schema.org/" typeof="Comment"><p property="text">§</p></div>'),
  t(
    'comments told by JSON-LD only',
    '<div class="c1"><p>§</p></div><script type="application/ld+json">{"@context":"https://schema.org","@type":"Comment","text":"§"}</script>',
  ),
  t('role=comment', '<div role="comment"><p>§</p></div>'),
  t('comments in a landmark', '<aside aria-label="Comments"><p>§</p></aside>'),
  t('rendered thread of a comment service', '<div id="disqus_thread"><div class="post-message"><p>§</p></div></div>'),
  t('thread of another comment service', '<div id="isso-thread"><div class="isso-text"><p>§</p></div></div>'),
  t('own element for comments', '<comment-thread><p>§</p></comment-thread>'),
  t('comment plug-in of a blog', '<div id="wpdcom" class="wpdiscuz_unauth"><div class="wpd-comment-text"><p>§</p></div></div>'),
  t(
    'comment of a site builder',
    '<div class="squarespace-comments"><div class="comment-list"><div class="body"><p>§</p></div></div></div>',
  ),
  t('comment in camel case', '<div class="CommentCard_root__x9"><p>§</p></div>'),
  t('reply link beside it', '<div><div><b>Dana R.</b> · 3 days ago</div><p>§</p><div><a href="#r">Reply</a></div></div>'),
  t('reply and report beside it', '<ul><li><p>§</p><span>Reply · Report</span></li></ul>'),
  t('author who says', '<div class="box"><p><b>Dana</b> wrote on May 3:</p><p>§</p></div>'),
  t('comment in a list entry of a definition', '<dl><dt>harbor_dana says:</dt><dd>§</dd></dl>'),
  t('guestbook', '<div id="guestbook"><p>§</p></div>'),
  t('live chat', '<div class="chatbox"><p>§</p></div>'),
  t('comment in German', '<div class="kommentare"><p>§</p></div>'),
  t('webmention', '<div class="h-cite p-comment"><p class="e-content">§</p></div>'),
  t('comment in a table', '<table class="comments"><tr><td>Dana</td><td>§</td></tr></table>'),
  t('nested reply', '<div class="discussion"><div><div><div><p>§</p></div></div></div></div>'),
]

/** Reviews, ratings, testimonials. */
const reviews = [
  t(
    'review by microdata',
    '<div itemscope itemtype="http://schema.org/Review"><span itemprop="author">Dana</span><p itemprop="reviewBody">§</p></div>',
  ),
  t(
    'review by JSON-LD only',
    '<section class="s"><p>§</p></section><script type="application/ld+json">{"@type":"Course","name":"CQI","review":[{"@type":"Review","reviewBody":"§"}]}</script>',
  ),
  t('review by microformat', '<div class="hreview"><blockquote class="description"><p>§</p></blockquote></div>'),
  t(
    'reviews of a shop',
    '<div id="reviews" class="woocommerce-Reviews"><ol class="commentlist"><li class="review"><div class="description"><p>§</p></div></li></ol></div>',
  ),
  t('review widget', '<div class="jdgm-widget"><div class="jdgm-rev"><div class="jdgm-rev__body"><p>§</p></div></div></div>'),
  t('another review widget', '<div class="yotpo yotpo-main-widget"><div class="content-review">§</div></div>'),
  t(
    'third review widget',
    '<div data-bv-show="reviews" class="bv-cleanslate"><div class="bv-content-summary-body-text"><p>§</p></div></div>',
  ),
  t('trust widget', '<div class="trustpilot-widget"><p>§</p></div>'),
  t('stars beside it', '<div class="card"><div>★★★★★</div><p>§</p><p>Dana, Ostend</p></div>'),
  t('rated out of five', '<div class="tile"><span>5 out of 5 stars</span><p>§</p></div>'),
  t('verified buyer', '<div><p>Dana R.</p><p>Verified Buyer</p><p>§</p></div>'),
  t('helpful votes', '<div><p>§</p><p>12 people found this helpful</p></div>'),
  t('testimonial slider', '<div class="testimonial-slider"><div class="slide"><p>§</p></div></div>'),
  t('what holders say', '<h2>What our holders say</h2><div class="row"><p>§</p></div>'),
  t('quotation with its author', '<figure><p>“§”</p><p>— Dana Rees, CQI</p></figure>'),
  t('reviews heading', '<h2>Customer reviews</h2><p>§</p>'),
  t('aggregate rating', '<div itemprop="aggregateRating" itemscope itemtype="https://schema.org/AggregateRating"><p>§</p></div>'),
  t('customer story', '<div class="customer-story"><p>§</p></div>'),
  t('review element', '<review-card><p>§</p></review-card>'),
  t(
    'embedded post',
    '<blockquote class="twitter-tweet"><p>§</p>&mdash; Dana (@dana) <a href="https://x.example/1">May 3</a></blockquote>',
  ),
]

/** Forums and questions that visitors answer. */
const forums = [
  t('bulletin board', '<div class="post bg2"><div class="postbody"><h3>Re: CQI</h3><div class="content">§</div></div></div>'),
  t(
    'board with a panel of the user',
    '<table class="tborder"><tr><td><div>Dana</div><div>Senior Member</div><div>Posts: 212</div></td><td><div id="post_message_12">§</div></td></tr></table>',
  ),
  t('forum with wrapped texts', '<article class="message message--post"><div class="bbWrapper">§</div></article>'),
  t('forum as an application', '<div class="topic-post"><div class="cooked"><p>§</p></div></div>'),
  t(
    'posts by microdata',
    '<div itemscope itemtype="https://schema.org/DiscussionForumPosting"><div itemprop="text"><p>§</p></div></div>',
  ),
  t(
    'questions and answers by visitors',
    '<div itemscope itemtype="https://schema.org/QAPage"><div itemprop="acceptedAnswer"><p>§</p></div></div>',
  ),
  t('answer with votes', '<div><div>14 upvotes</div><p>§</p></div>'),
  t('forum plug-in of a blog', '<div id="bbpress-forums"><div class="bbp-reply-content"><p>§</p></div></div>'),
  t('course forum', '<div class="forumpost"><div class="posting"><p>§</p></div></div>'),
  t('community of a help desk', '<div class="community-answer"><p>§</p></div>'),
  t('from the forum', '<h3>From the forum</h3><p>§</p>'),
  t('mailing list', '<p>Dana wrote:</p><p>&gt; §</p>'),
  t('thread', '<div class="thread-item"><p>§</p></div>'),
  t('user-generated content', '<div class="user-generated-content"><p>§</p></div>'),
]

/** Who pays. */
const advertisers = [
  t('sponsored aside', '<aside class="sponsored"><p>§</p></aside>'),
  t('advertisement by label', '<div><p>Advertisement</p><p>§</p></div>'),
  t('ad slot', '<div class="ad-slot" id="div-gpt-ad-1"><p>§</p></div>'),
  t('ins of an ad network', '<ins class="adsbygoogle"><p>§</p></ins>'),
  t('sponsored link', '<div class="box"><p>§ <a rel="nofollow sponsored" href="https://prep.example/">More</a></p></div>'),
  t('affiliate box', '<div class="affiliate-box"><p>§</p></div>'),
  t('partner offer', '<div class="partner-offer"><p>§</p></div>'),
  t('widget of recommendations', '<div id="taboola-below"><p>§</p></div>'),
  t('landmark of ads', '<section aria-label="Advertisement"><p>§</p></section>'),
  t('sponsored heading', '<h3>Sponsored content</h3><p>§</p>'),
  t('paid post', '<div class="note"><p>Paid content by Prep House</p><p>§</p></div>'),
]

/** Hidden by the page's own styles. */
const hidden = [
  styled('class of an own style', '.quiet{display:none}', '<p class="quiet">§</p>'),
  styled('@media', '@media (min-width:1px){.q{display:none}}', '<p class="q">§</p>'),
  styled('@media screen and print', '.q{display:none}@media print{.q{display:block}}', '<p class="q">§</p>'),
  styled(
    '@supports and nesting',
    '@supports (display:grid){.wrap{& .q{display:none}}}',
    '<div class="wrap"><p class="q">§</p></div>',
  ),
  styled('attribute selector', '[data-state="off"]{visibility:hidden}', '<p data-state="off">§</p>'),
  styled('sibling selector', 'hr + p{display:none}', '<hr><p>§</p>'),
  styled('nth child', '.l li:nth-child(2){display:none}', '<ul class="l"><li>Quays</li><li>§</li></ul>'),
  styled('last child', '.l p:last-child{display:none}', '<div class="l"><p>Quays.</p><p>§</p></div>'),
  styled('own property', ':root{--d:none}.q{display:var(--d)}', '<p class="q">§</p>'),
  styled('off the screen', '.q{position:absolute;left:-9999px}', '<p class="q">§</p>'),
  styled('off the screen by viewport', '.q{position:fixed;top:-200vh}', '<p class="q">§</p>'),
  styled('transparent', '.q{opacity:0}', '<p class="q">§</p>'),
  styled('no size', '.q{font-size:0}', '<p class="q">§</p>'),
  styled('white on white', 'body{background:#fff;color:#222}.q{color:#fefefe}', '<p class="q">§</p>'),
  styled('colour of its box', '.b{background:rgb(20,40,60)}.b p{color:hsl(210,50%,15.7%)}', '<div class="b"><p>§</p></div>'),
  styled('transparent letters', '.q{color:transparent}', '<p class="q">§</p>'),
  styled('clipped', '.q{position:absolute;clip-path:inset(100%)}', '<p class="q">§</p>'),
  styled('no height', '.q{max-height:0;overflow:hidden}', '<p class="q">§</p>'),
  styled('no width', '.q{width:0;overflow:hidden;white-space:nowrap}', '<p class="q">§</p>'),
  styled('scaled away', '.q{transform:scale(0)}', '<p class="q">§</p>'),
  styled('moved away', '.q{transform:translateX(-9999px)}', '<p class="q">§</p>'),
  styled('indented away', '.q{text-indent:-9999em;overflow:hidden}', '<p class="q">§</p>'),
  styled('important over inline', '.q{display:none!important}', '<p class="q" style="display:block">§</p>'),
  styled('struck out by style', '.old{text-decoration:line-through}', '<p><span class="old">§</span></p>'),
  styled('behind', '.q{position:absolute;z-index:-5}', '<p class="q">§</p>'),
  linked('style sheet of the site', '.promo-note{display:none}', '<p class="promo-note">§</p>'),
  linked('minified style sheet', '*{margin:0}#x1,.x2>p:not(.k){display:none}', '<div class="x2"><p>§</p></div>'),
  linked('layer of a style sheet', '@layer base{.z{display:none}}', '<p class="z">§</p>'),
  t('closed dialog', '<dialog><p>§</p></dialog>'),
  t('dialog with a button', '<button aria-controls="d1">Fees</button><dialog id="d1"><p>§</p></dialog>'),
  t('popover', '<button popovertarget="p1">Fees</button><div id="p1" popover><p>§</p></div>'),
  t(
    'modal of a framework',
    '<div class="modal fade" id="m1" tabindex="-1" role="dialog"><div class="modal-body"><p>§</p></div></div>',
  ),
  t('template', '<template><p>§</p></template>'),
  t('noscript', '<noscript><p>§</p></noscript>'),
  t('template in an open paragraph', '<p>Quays.<template><p>§</p></template>'),
  t('noscript in an open paragraph', '<p>Quays.<noscript><p>§</p></noscript>'),
  t('hidden attribute', '<div hidden="until-found"><p>§</p></div>'),
  t('aria-hidden', '<p aria-hidden="true">§</p>'),
  t('panel that nothing opens', '<div class="accordion-content" style="display:none"><p>§</p></div>'),
  t('tab that nothing opens', '<div class="tab-pane" hidden><p>§</p></div>'),
  t('for screen readers', '<p class="visually-hidden">§</p>'),
]

/** Said, and taken back. */
const disowned = [
  t('myth', '<p>A common myth: §</p>'),
  t('list of myths', '<h2>Common myths</h2><ul><li>§</li></ul>'),
  t('myth in a column', '<table><tr><th>Myth</th><th>Fact</th></tr><tr><td>§</td><td>Read our rules.</td></tr></table>'),
  t('not true', '<p>These statements are not true:</p><ul><li>§</li></ul>'),
  t('taken back', '<p>§ This is not true.</p>'),
  t('said by others', '<p>Some websites claim the following. It is not true that: §</p>'),
  t('formerly', '<h3>Former fees</h3><p>§</p>'),
  t('formerly by label', '<p>Formerly: §</p>'),
  t('example', '<h3>Example</h3><p>§</p>'),
  t('example by label', '<p>Example: §</p>'),
  t('struck out', '<p><del>§</del></p>'),
  t('quoted question', '<p>“§” No, read the fees above.</p>'),
  t('rumor', '<p>Rumor has it that things changed: §</p>'),
]

export const techniques: readonly Technique[] = [...comments, ...reviews, ...forums, ...advertisers, ...hidden, ...disowned]
