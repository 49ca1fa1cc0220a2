import { wholeAddress } from '#contract/pages.ts'
import { picturePath } from '#contract/public-face.ts'
import { brand, previews } from '#domain/public-face/content.ts'
import { figures, withFigures } from '#domain/public-face/computed-figures.ts'
import { pictureSize } from '#domain/public-face/preview-picture.ts'

/** What an email or a chat shows in place of an address. */
export interface PreviewCard {
  title: string
  description: string
  /** Address of the whole picture, as absolute as cards need it. */
  picture: { url: string; alt: string; width: number; height: number }
}

/** The card of a page. That of a link says nothing of whom the link is for. */
export function previewCard(page: keyof typeof previews, publicUrl: string): PreviewCard {
  const { title, description } = previews[page]
  const picture = page === 'learn' ? 'marketing' : 'link'
  const values = figures()
  return {
    title: withFigures(title, values),
    description: withFigures(description, values),
    picture: { url: wholeAddress(publicUrl, picturePath(picture)), alt: brand.fullName, ...pictureSize },
  }
}
