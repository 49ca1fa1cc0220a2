/**
 * As they were when migration 0010 was frozen: where many bodies live under one domain that is no public suffix: governments, and
 * platforms that rent out sites. What the Public Suffix List (https://publicsuffix.org) knows is not repeated here. The list that grows is
 * the one of src/research/site.
 */

/** Postal abbreviations of the states and territories of the USA: each has 'xx.gov', with a host for each office. */
const states = `
  al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc sd tn
  tx ut vt va wa wv wi wy dc pr gu vi as mp`

/** Domains whose next label to the left names a body of its own: 'rn.ca.gov' and 'dca.ca.gov' are two. */
export const sharedByHost: ReadonlySet<string> = new Set([
  ...words(states).map((state) => `${state}.gov`),
  ...words(`
    alabama.gov alaska.gov arizona.gov arkansas.gov california.gov colorado.gov connecticut.gov delaware.gov florida.gov georgia.gov
    idaho.gov illinois.gov iowa.gov kansas.gov kentucky.gov louisiana.gov maine.gov maryland.gov mass.gov michigan.gov minnesota.gov
    mississippi.gov missouri.gov montana.gov nebraska.gov ohio.gov oklahoma.gov oregon.gov tennessee.gov texas.gov utah.gov
    vermont.gov virginia.gov washington.gov wisconsin.gov wyoming.gov myflorida.com
    army.mil navy.mil af.mil nih.gov europa.eu who.int
    gov.on.ca gov.bc.ca gov.ab.ca gov.sk.ca gov.mb.ca gov.ns.ca gov.nb.ca gov.nl.ca gov.pe.ca gov.yk.ca gov.nt.ca gouv.qc.ca
    nsw.gov.au act.gov.au nt.gov.au admin.ch bund.de`),
  // Sites of associations and their members.
  ...words(`
    wildapricot.org ymaws.com memberclicks.net site-ym.com glueup.com glueup.cn starchapter.com clubexpress.com imiscloud.com
    personifycloud.com growthzoneapp.com chambermaster.com novi.ams.com nimbleams.com fonteva.com membershipworks.com wildapricot.com
    tendenci.com weblinkconnect.com noviams.com yourmembership.com mymembersoftware.com protechassociates.com joinit.com
    memberleap.com vieth.com memberplanet.com raklet.com raklet.net hivebrite.com higherlogic.com higherlogic.org connectedcommunity.org
    associationsonline.com m2mbeta.com blahcms.com certemy.com learningbuilder.com programworkshop.com aserenewalapp.com
    useclarus.com openwater.com openwaterlive.com smapply.io smapply.org submittable.com`),
  // Help desks, learning platforms, shops, forms and site builders.
  ...words(`
    zendesk.com freshdesk.com helpscoutdocs.com intercom.help hubspotpagebuilder.com hs-sites.com force.com salesforce-sites.com
    my.site.com uservoice.com custhelp.com desk.com groovehq.com helpjuice.com document360.io gitbook.io readme.io
    litmos.com docebosaas.com exceedlms.com instructure.com moodlecloud.com talentlms.com teachable.com thinkific.com podia.com
    kajabi.com mykajabi.com learnworlds.com skilljar.com crowdwisdomhq.com peachnewmedia.com elevate.commpartners.com
    wordpress.com wixsite.com weebly.com squarespace.com webflow.io blogspot.com tumblr.com substack.com notion.site jimdofree.com
    jimdosite.com strikingly.com carrd.co godaddysites.com square.site bigcartel.com cargo.site ghost.io webs.com tripod.com
    shopify.com myshopify.com typeform.com jotform.com formstack.com cvent.com eventbrite.com flowpaper.com sharepoint.com
    onmicrosoft.com box.com cloudfront.net amazonaws.com azurewebsites.net vercel.app netlify.app pantheonsite.io wpengine.com
    kinsta.cloud tovuti.io learnupon.com absorbtraining.com brightspace.com blackboard.com atlassian.net ning.com circle.so mn.co
    edublogs.org glitch.me neocities.org 000webhostapp.com infinityfreeapp.com byethost.com memberclicks.com novi.ms pathlms.com
    crowdwisdom.com mystrikingly.com webnode.page site123.me business.site webflow.com framer.website bubbleapps.io replit.app
    mailchimpsites.com myfreesites.net yolasite.com wordpress.org livejournal.com bravenet.com angelfire.com zohosites.com`),
  // Names kept for examples (RFC 2606): every host is somebody else's.
  ...words('example.com example.net example.org'),
])

/** Hosts on which a path names the body, and how many of its parts do: 'sites.google.com/view/a-board'. */
export const sharedByPath: ReadonlyMap<string, number> = new Map([
  ['sites.google.com', 2],
  ['docs.google.com', 3],
  ['drive.google.com', 3],
  ['www.gov.uk', 3],
  ['www.canada.ca', 3],
  ['www.ontario.ca', 2],
  ['www.alberta.ca', 1],
  ['www2.gov.bc.ca', 3],
  ['www.in.gov', 1],
  ['www.nj.gov', 1],
  ['www.michigan.gov', 1],
  ['www.maine.gov', 1],
  ['www.mass.gov', 2],
  ['www.tn.gov', 1],
  ['www.pa.gov', 2],
  ['www.nh.gov', 1],
  ['www.oregon.gov', 1],
  ['portal.ct.gov', 1],
  ['www.scribd.com', 2],
  ['www.facebook.com', 1],
  ['www.linkedin.com', 2],
  ['www.instagram.com', 1],
  ['www.youtube.com', 1],
  ['www.meetup.com', 1],
  ['x.com', 1],
  ['twitter.com', 1],
  ['github.com', 1],
  ['medium.com', 1],
  ['linktr.ee', 1],
  ['issuu.com', 1],
  ['archive.org', 2],
  ['web.archive.org', 5],
  ['www.credly.com', 2],
  ['www.eventbrite.com', 2],
  ['www.dropbox.com', 3],
  ['gitlab.com', 1],
  ['bitbucket.org', 1],
  ['gist.github.com', 1],
  ['raw.githubusercontent.com', 1],
  ['cdn.jsdelivr.net', 3],
  ['storage.googleapis.com', 1],
  ['cdn.ymaws.com', 1],
  ['groups.io', 2],
  ['telegra.ph', 1],
  ['www.notion.so', 1],
  ['en.wikipedia.org', 2],
  ['www.reddit.com', 2],
  ['hackmd.io', 1],
  ['padlet.com', 1],
  ['app.box.com', 2],
  ['onedrive.live.com', 1],
  ['docs.wixstatic.com', 2],
  ['translate.google.com', 1],
  ['www.patreon.com', 1],
  ['www.credential.net', 1],
  ['www.accredible.com', 1],
  ['www.coursera.org', 2],
  ['www.udemy.com', 2],
  ['www.edx.org', 2],
  ['forms.gle', 1],
  ['bit.ly', 1],
  ['tinyurl.com', 1],
  ['www.slideshare.net', 1],
  ['www.yumpu.com', 4],
  ['vimeo.com', 1],
  ['www.tiktok.com', 1],
  ['www.quora.com', 1],
  ['www.blogger.com', 2],
  ['pastebin.com', 1],
  ['app.glueup.com', 2],
  ['www.surveymonkey.com', 2],
  ['groups.google.com', 2],
])

function words(text: string): string[] {
  return text.trim().split(/\s+/)
}
