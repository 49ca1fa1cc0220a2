import { marketing } from '#domain/public-face/content.ts'
import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/button/button.tsx'
import { Header } from '../../ui/header/header.tsx'

const sections = [
  { id: 'pricing', name: 'Pricing' },
  { id: 'compare', name: 'Compare' },
  { id: 'features', name: 'Features' },
  { id: 'questions', name: 'Questions' },
] as const

export function LearnHeader({ trial, account }: { trial: string; account: ReactNode }) {
  return (
    <Header
      middle={
        <nav className="learn-sections" aria-label="Sections">
          {sections.map((section) => (
            <a key={section.id} href={`#${section.id}`}>
              {section.name}
            </a>
          ))}
        </nav>
      }
    >
      {account}
      <a className={buttonClass('filled')} href={trial}>
        {marketing.startTrialShort}
      </a>
    </Header>
  )
}
