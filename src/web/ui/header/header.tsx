import { brand } from '#domain/public-face/content.ts'
import type { ReactNode } from 'react'
import { Logo } from './logo.tsx'
import './header.css'

export interface HeaderProps {
  /** Draws the link to /; the application gives its own so that it changes pages without loading. */
  linkHome?: (props: { className: string; children: ReactNode }) => ReactNode
  /** Between the name and the end, on wide windows. */
  middle?: ReactNode
  /** Buttons and menus at the end. */
  children?: ReactNode
}

/** The bar that stays in view: the name, and what can be done from everywhere. */
export function Header({ linkHome = plainLinkHome, middle, children }: HeaderProps) {
  return (
    <header className="header">
      <div className="container header-row">
        {linkHome({
          className: 'header-brand',
          children: (
            <>
              <Logo />
              <span className="header-brand-name">{brand.name}</span>
            </>
          ),
        })}
        {middle}
        <div className="header-end">{children}</div>
      </div>
    </header>
  )
}

function plainLinkHome({ className, children }: { className: string; children: ReactNode }) {
  return (
    <a href="/" className={className}>
      {children}
    </a>
  )
}
