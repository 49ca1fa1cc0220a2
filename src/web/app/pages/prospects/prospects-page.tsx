import { pages } from '#contract/pages.ts'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { buttonClass } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { PageHeading } from '../../../ui/page-heading/page-heading.tsx'
import { ProspectList, type ProspectListProps } from '../../prospect-list/prospect-list.tsx'
import { useListLook } from '../../prospect-list/use-list-look.ts'
import './prospects-page.css'

export function ProspectsPage(list: ProspectListProps) {
  const onSearch = useListLook(list.search, list.onSearch)
  return (
    <div className="container prospects-page">
      <title>Your Prospects · Credscout</title>
      <PageHeading
        title="Your Prospects"
        actions={
          <>
            <Link to={pages.importProspects()} className={buttonClass('outlined')}>
              Import
            </Link>
            <Link to={pages.shareLinks()} className={buttonClass('outlined')}>
              Share links
            </Link>
            <Link to="/" className={buttonClass('filled')}>
              <span className="button-words">
                <Icon of={Plus} />
                Find New Prospect
              </span>
            </Link>
          </>
        }
      />
      <ProspectList {...list} onSearch={onSearch} />
    </div>
  )
}
