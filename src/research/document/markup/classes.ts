import { expression } from '../../plain/expression.ts'
import { remembered } from '../../plain/remembered.ts'

/** What the class names of common frameworks and themes tell about an element. */
export interface ClassReading {
  /** Kept from the screen at every width: for screen readers only, hidden, drawn as an icon. */
  unseen: boolean
  /** 1 to 6 where a class gives a heading's looks, else 0. */
  heading: number
  /** A set of tabs or an accordion. */
  widget: boolean
  /** Names the panel that follows. */
  panelHeader: boolean
  /** A panel: one of several tabs, the content of tabs, a part of an accordion. */
  panel: 'none' | 'tab-pane' | 'tab-content' | 'accordion'
  /** Marked as open, active, selected. */
  open: boolean
  zone: 'none' | 'navigation' | 'boilerplate'
  /** Can be pressed to open what follows. */
  opener: boolean
  /** A window over the page, which is closed as the page arrives. */
  window: boolean
  fading: boolean
  /** One of several pictures or texts that a person turns over. */
  slide: boolean
  /** Hidden at first only, until a well-known script shows it as the page is read. */
  revealed: boolean
}

const unseen = expression('i')`
  (?:^|\s)(?:
    (?:\w+-)?sr-only|[\w-]*visually-?hidden|screen-?reader(?:s?-?(?:text|only))?|element-(?:invisible|hidden)|off-?screen|
    (?:u-|is-|uk-|mfp-|js-|w-|ng-|x-|visibility-)?hidden|(?:ng-|mfp-|js-|is-|u-)?hide|d-none|display-none|dn|none|
    (?:is-|uk-)?invisible|a11y-hidden|assistive-text|hide-text|text-hide|hidden-(?:text|content|accessible)|
    (?:show-for-sr|visible-print(?:-\w+)?|print-only|only-print|d-print-\w+|hidden-lg|hide-for-large|hide-on-desktop|
    elementor-hidden-desktop|hidden-desktop|mobile-only|only-mobile)|material-(?:icons|symbols)[\w-]*|glyphicon
  )(?=$|\s)
`
const responsive = /(?:^|\s)(?:(?:sm|md|lg|xl|xxl|2xl):\w|(?:d|hidden|visible)-(?:xs|sm|md|lg|xl|xxl|print)\b)/
const heading = /(?:^|\s)h([1-6])(?=$|\s)/
const widget = /(?:^|[\s_-])(?:accordions?|collapsibles?|tabs|tabbed|toggles?|faqs?|expandables?|expanders?)(?=$|[\s_-])/i
const panelHeader = expression('i')`
  (?:^|\s)(?:
    [\w-]*(?:accordion|collapsible|toggle|faq)[\w-]*(?:title|header|heading|button|trigger|question|toggle)|
    panel-title|panel-heading
  )(?=$|\s)
`
const tabPane = /(?:^|[\s_-])(?:tab-?pane|tab-?panel|tabs-panel)(?=$|[\s_-])/i
const tabContent = /(?:^|[\s_-])tab[_-]?content(?=$|[\s_-])/i
const accordionPanel = expression('i')`
  (?:^|\s)(?:
    [\w-]*(?:accordion|collapsible|toggle|faq)[\w-]*(?:content|body|panel|pane|answer|inner|details)|collapse|
    panel-collapse|expandable|[\w-]*-collapse
  )(?=$|\s)
`
const open = /(?:^|\s)(?:show|in|active|open|opened|expanded|selected|current|is-active|is-open|ui-tabs-active)(?=$|\s)/i
const navigation = expression('i')`
  (?:^|[\s_-])(?:
    nav|navbar|navigation|menu|menus|submenu|mega-?menu|breadcrumbs?|pagination|pager|toc|skip-?links?|site-?map
  )(?=$|[\s_-])
`
const boilerplate = expression('i')`
  (?:^|[\s_-])(?:
    footer|cookies?|consent|gdpr|social|share|sharing|newsletter|subscribe|related|sidebar|widget-area|promo|advert|
    ads?|sponsors?|comments?|login|search|popup|modal|copyright|disclaimer|alert-bar|announcement
  )(?=$|[\s_-])
`
const opener =
  /(?:^|[\s_-])(?:toggle|toggler|trigger|opener|expander|expand|accordion|collapsible|collapser|disclosure|tabs?|handle)(?=$|[\s_-])/i
const window =
  /(?:^|\s)(?:modal|offcanvas|off-canvas|lightbox|popover|tooltip|tooltip-?text|tippy-content|remodal|mfp-hide|reveal-modal|dropdown-menu)(?=$|\s)/i
const slide =
  /(?:^|\s)(?:carousel-item|carousel__slide|carousel-slide|carousel-cell|swiper-slide|slick-slide|splide__slide|glide__slide|slide|slider-item|owl-item|keen-slider__slide|tns-item|embla__slide)(?=$|\s)/i
const revealed =
  /(?:^|\s)(?:aos-init|elementor-invisible|wow|sr|sal|scroll-?reveal|reveal|fade-?in(?:-up|-down|-left|-right)?|animate__\w+|animate-on-scroll|js-reveal|appear|in-?view|et_pb_animation_\w+|et-waypoint|vc_animate\w*|wpb_animate_when_almost_visible|will-animate|scroll-animate|lazy-fade)(?=$|\s)/i
/** 'has-sidebar', 'no-nav' and the like speak of other parts of the page. */
const ofOthers = /(?:^|\s)(?:no|has|with|without|hide|is|not|tab|tabs)[-_][\w-]+/gi

/** Of a class attribute, '' when there is none. The same ones stand all over a page and a site. */
export const readClasses = remembered(
  (names): ClassReading => ({
    unseen: unseen.test(names) && !responsive.test(names),
    heading: Number(heading.exec(names)?.[1] ?? 0),
    widget: widget.test(names),
    panelHeader: panelHeader.test(names),
    panel: tabPane.test(names)
      ? 'tab-pane'
      : tabContent.test(names)
        ? 'tab-content'
        : accordionPanel.test(names)
          ? 'accordion'
          : 'none',
    open: open.test(names),
    zone: zoneNamed(names),
    opener: opener.test(names),
    window: window.test(names),
    slide: slide.test(names),
    revealed: revealed.test(names),
    fading: /(?:^|\s)(?:fade|mfp-hide|off-?canvas|remodal|tooltip-?text)(?=$|\s)/i.test(names),
  }),
  3_000,
)

function zoneNamed(names: string): ClassReading['zone'] {
  const own = names.replace(ofOthers, ' ')
  return navigation.test(own) ? 'navigation' : boilerplate.test(own) ? 'boilerplate' : 'none'
}
