import type { Body } from './body.ts'

/** A link of the navigation. */
export interface NavigationLink {
  path: string
  words: string
}

/** A page before its site's frame is put around it. */
export interface Content {
  path: string
  title: string
  /** Markup of the main part, its heading included. */
  markup: string
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** The whole page as the body's generator would send it: navigation, cookie bar, footer and scripts around the content. */
export function framed(body: Body, navigation: readonly NavigationLink[], content: Content): string {
  const links = navigation.map(({ path, words }) => `<a href="${path}">${escaped(words)}</a>`)
  return frames[body.generator](body, links, content)
}

type Frame = (body: Body, links: readonly string[], content: Content) => string

const frames: Record<Body['generator'], Frame> = {
  drupal: (body, links, content) => `<!DOCTYPE html>
<html lang="en" dir="ltr"><head><meta charset="utf-8"><meta name="Generator" content="Drupal 10 (https://www.drupal.org)"><title>${escaped(content.title)} | ${escaped(body.name)}</title>
<script type="application/json" data-drupal-selector="drupal-settings-json">{"path":{"baseUrl":"/","isFront":${content.path === '/'}},"user":{"uid":0}}</script></head>
<body><a href="#main-content" class="visually-hidden focusable">Skip to main content</a><header role="banner"><a href="/" rel="home">${escaped(body.name)}</a>
<nav role="navigation" id="block-main-menu"><h2 class="visually-hidden">Main navigation</h2><ul class="menu">${links.map((link) => `<li class="menu-item">${link}</li>`).join('')}</ul></nav></header>
<main role="main"><a id="main-content" tabindex="-1"></a><article class="node node--type-page"><div class="field--name-body">
${content.markup}
</div></article></main><footer role="contentinfo"><p>© 2026 ${escaped(body.name)}</p><ul class="menu"><li><a href="/privacy">Privacy policy</a></li><li><a href="/login">Log in</a></li></ul></footer>
<div id="sliding-popup" class="eu-cookie-compliance-banner"><p>We use cookies to improve this site.</p><button>OK, I agree</button></div></body></html>`,
  wordpress: (body, links, content) => `<!DOCTYPE html>
<html lang="en-US"><head><meta charset="UTF-8"><title>${escaped(content.title)} – ${escaped(body.name)}</title><meta name="generator" content="WordPress 6.7">
<style>.wp-block-group{margin:0}</style><script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":${JSON.stringify(body.name)}}</script></head>
<body class="page wp-embed-responsive"><header class="site-header"><p class="site-title"><a href="/">${escaped(body.name)}</a></p><nav class="main-navigation"><ul class="menu">${links.map((link) => `<li class="menu-item">${link}</li>`).join('')}</ul></nav></header>
<main class="site-main"><div class="entry-content">
${content.markup}
</div></main><aside class="widget-area"><h2 class="widget-title">Recent posts</h2><ul><li><a href="/news/office-move">We have moved</a></li></ul></aside>
<footer class="site-footer"><p><a href="/privacy">Privacy</a> · <a href="/login">Sign in</a> · ${escaped(body.abbreviation)} 2026</p></footer><div id="cookie-notice" role="dialog">We use cookies. <a href="#">Accept</a></div></body></html>`,
  aspnet: (
    body,
    links,
    content,
  ) => `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml"><head><title>${escaped(content.title)} - ${escaped(body.name)}</title></head><body><form method="post" action="${content.path}" id="form1"><input type="hidden" name="__VIEWSTATE" value="/wEPDwUKMTY1NDU2MTA1MmRk" />
<table width="960" align="center" cellpadding="0" cellspacing="0"><tr><td colspan="2"><b>${escaped(body.name)}</b><br />${links.join(' | ')}</td></tr>
<tr><td width="170" valign="top">${links.join('<br />')}</td><td valign="top"><div id="ContentPane">
${content.markup}
</div></td></tr><tr><td colspan="2" align="center"><font size="1">Copyright 2026 ${escaped(body.name)} | <a href="/privacy">Privacy Statement</a> | <a href="/login">Login</a></font></td></tr></table></form></body></html>`,
  squarespace: (body, links, content) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escaped(content.title)} — ${escaped(body.name)}</title><script>Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = {"pageType":2};</script></head>
<body><header id="header"><div class="header-title-text"><a href="/">${escaped(body.name)}</a></div><div class="header-nav-list">${links.map((link) => `<div class="header-nav-item">${link}</div>`).join('')}</div></header>
<main id="page" role="main"><section class="page-section"><div class="sqs-block-content"><div class="sqs-html-content">
${content.markup}
</div></div></section></main><footer id="footer-sections"><p>${escaped(body.name)}</p><p><a href="/privacy">Privacy</a> <a href="/login">Members</a></p></footer></body></html>`,
}
