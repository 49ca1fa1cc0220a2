import { plainPeriod } from './plain-period.ts'
import type { Certification } from './certification.ts'
import type { Organization } from '../organizations/organization.ts'

/**
 * A body and its certifications in terms of schema.org, as search engines read them: only what the page of a link shows.
 * Source: schema.org/EducationalOccupationalCredential.
 */
export function asSchemaOrg(organization: Organization, certifications: readonly Certification[]): object {
  const body = {
    '@type': 'Organization',
    '@id': '#organization',
    name: organization.name,
    ...stated('alternateName', organization.abbreviation),
    ...stated('description', organization.description),
    ...stated('url', organization.website),
  }
  return { '@context': 'https://schema.org', '@graph': [body, ...certifications.map(credentialOf)] }
}

function credentialOf({ name, acronym, summary, validityPeriod, fees }: Certification): object {
  const period = plainPeriod(validityPeriod)
  return {
    '@type': 'EducationalOccupationalCredential',
    name,
    credentialCategory: 'Certification',
    recognizedBy: { '@id': '#organization' },
    ...stated('alternateName', acronym),
    ...stated('description', summary),
    // A duration of ISO 8601; what is said otherwise is no duration.
    ...(period?.isAll === true ? { validFor: `P${period.count}${period.unit === 'year' ? 'Y' : 'M'}` } : {}),
    ...(fees.length === 0 ? {} : { offers: fees.map((description) => ({ '@type': 'Offer', description })) }),
  }
}

function stated(field: string, text: string | undefined): Record<string, string> {
  return text === undefined || text.trim() === '' ? {} : { [field]: text }
}
