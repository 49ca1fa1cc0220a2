import { pages } from '#contract/pages.ts'
import type { ReactNode } from 'react'
import { WithoutScript } from '../../ui/without-script/without-script.tsx'
import { remarksFormId } from '../remarks/remark-words.ts'
import './editor-link.css'

export interface EditorLinkProps {
  shareId: string
  /** 'link', or the look of a button. */
  look?: string
  children: ReactNode
}

/** Leads to the editor of a link, which needs script; without it to the form of the page itself, which corrects and adds, too. */
export function EditorLink({ shareId, look = 'link', children }: EditorLinkProps) {
  return (
    <>
      <a className={`${look} editor-link`} href={pages.editShare(shareId)}>
        {children}
      </a>
      <WithoutScript>
        <a className={look} href={`#${remarksFormId}`}>
          {children}
        </a>
      </WithoutScript>
    </>
  )
}
