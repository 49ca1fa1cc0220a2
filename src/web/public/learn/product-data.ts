import { pages, wholeAddress } from '#contract/pages.ts'
import { picturePath } from '#contract/public-face.ts'
import { brand, marketing, offers } from '#domain/public-face/content.ts'
import { figures, withFigures } from '#domain/public-face/computed-figures.ts'
import { defaultPricingOptions, priceOf } from '#domain/public-face/pricing.ts'

/** The product as search engines read it (schema.org), with the price of each part a month, billed annually. */
export function productData(publicUrl: string): object {
  const { parts } = priceOf({ ...defaultPricingOptions, pearson: true, social: true })
  const url = wholeAddress(publicUrl, pages.learn())
  const prices = [
    { offer: offers.base, price: parts.base },
    { offer: offers.pearson, price: parts.pearson },
    { offer: offers.social, price: parts.social },
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: brand.name,
    description: withFigures(marketing.hero.lead, figures()),
    url,
    image: wholeAddress(publicUrl, picturePath('marketing')),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    provider: { '@type': 'Organization', name: brand.provider },
    offers: prices.map(({ offer, price }) => ({
      '@type': 'Offer',
      name: offer.name,
      description: offer.sentence,
      url,
      price,
      priceCurrency: 'USD',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: 'USD',
        // UN/CEFACT: month and year.
        unitCode: 'MON',
        billingDuration: 1,
        billingIncrement: 1,
      },
    })),
  }
}
