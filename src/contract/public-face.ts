import { type PictureName, previewPicture } from '#domain/public-face/preview-picture.ts'

/** What search engines and preview cards ask for; apart from `pages`, so that no script of a page carries it. */
export const sitemapPath = '/sitemap.xml'

/** Picture of a preview card; its address changes with what it shows. */
export function picturePath(name: PictureName): string {
  return `/preview/${name}-${previewPicture(name).version}.png`
}
