import { PageHeading } from '../../../ui/page-heading/page-heading.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { messages } from '../../../client/messages.ts'
import { ProspectList, type ProspectListProps } from '../../prospect-list/prospect-list.tsx'
import './admin-page.css'
import { WizardPanel } from './wizard-panel.tsx'

type AdminTab = 'generate' | 'prospects'

export interface AdminPageProps extends ProspectListProps {
  tab: AdminTab
  onTab: (tab: AdminTab) => void
}

export function AdminPage({ tab, onTab, ...list }: AdminPageProps) {
  return (
    <div className="container admin-page">
      <title>Admin Dashboard · Credscout</title>
      <PageHeading title="Admin Dashboard" />
      <Tabs
        label="Admin Dashboard"
        value={tab}
        onChange={onTab}
        tabs={[
          { value: 'generate', label: 'Generate New', content: <WizardPanel />, keep: true },
          {
            value: 'prospects',
            label: 'Your Prospects',
            content: <ProspectList {...list} deleteFailed={messages.deleteSearchFailed} />,
          },
        ]}
      />
    </div>
  )
}
