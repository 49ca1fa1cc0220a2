import { Link, Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Footer } from '../../ui/footer/footer.tsx'
import { Header } from '../../ui/header/header.tsx'
import { Toaster } from '../../ui/toast/toaster.tsx'
import { HeaderEnd } from './header-end.tsx'
import '../../ui/print.css'
import './print.css'
import './shell.css'

const year = new Date().getFullYear()

/** What stands around every page of the application. */
export function Shell() {
  return (
    <div className="shell">
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header linkHome={linkHome}>
        <HeaderEnd />
      </Header>
      <main className="shell-main" id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer year={year} />
      <Toaster />
    </div>
  )
}

function linkHome(props: { className: string; children: ReactNode }) {
  return <Link to="/" {...props} />
}
