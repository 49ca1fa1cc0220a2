import type { Certification } from '#domain/certifications/certification.ts'
import { shortFormBeside } from '#domain/certifications/certification-name.ts'
import './certification-name.css'

/** The name of a certification and, where that says more, its short form in a quieter hand. */
export function CertificationName({ of }: { of: Pick<Certification, 'name' | 'acronym'> }) {
  const short = shortFormBeside(of)
  return (
    <>
      <bdi>{of.name}</bdi>
      {short !== undefined && <span className="certification-acronym"> {short}</span>}
    </>
  )
}
