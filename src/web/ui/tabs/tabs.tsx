import { Tabs as RadixTabs } from 'radix-ui'
import type { ReactNode } from 'react'
import './tabs.css'

interface Tab<V extends string> {
  value: V
  label: string
  content: ReactNode
  /** Stays as it is while another one is in view; without it, it starts anew. */
  keep?: boolean
}

export interface TabsProps<V extends string> {
  /** Name of the group of tabs. */
  label: string
  tabs: readonly Tab<V>[]
  value: V
  onChange: (value: V) => void
}

/** Views of one page, one at a time. */
export function Tabs<V extends string>({ label, tabs, value, onChange }: TabsProps<V>) {
  const choose = (chosen: string) => {
    const tab = tabs.find((one) => one.value === chosen)
    if (tab) onChange(tab.value)
  }
  return (
    <RadixTabs.Root value={value} onValueChange={choose}>
      <RadixTabs.List className="tabs" aria-label={label}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger key={tab.value} value={tab.value} className="tab">
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content
          key={tab.value}
          value={tab.value}
          className="tab-content"
          {...(tab.keep && { forceMount: true, hidden: tab.value !== value })}
        >
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  )
}
