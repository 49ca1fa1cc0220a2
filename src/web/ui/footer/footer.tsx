import { brand, links } from '#domain/public-face/content.ts'
import { Logo } from '../header/logo.tsx'
import './footer.css'

/** Copyright of the year given, the product's full name, who provides it, and the legal pages. */
export function Footer({ year }: { year: number }) {
  return (
    <footer className="footer">
      <div className="container footer-row">
        <div className="footer-who">
          <a className="footer-logo" href="/" aria-label={`${brand.name}, home`}>
            <Logo />
          </a>
          <span>
            © {year} {brand.fullName}
          </span>
          <span>Provided by {brand.provider}</span>
        </div>
        <nav className="footer-links" aria-label="Legal">
          <a href={links.privacyPolicy}>Privacy Policy</a>
          <a href={links.termsOfService}>Terms of Service</a>
        </nav>
      </div>
    </footer>
  )
}
