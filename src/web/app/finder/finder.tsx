import { pages } from '#contract/pages.ts'
import { counted } from '#domain/text/counted.ts'
import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useState } from 'react'
import { keepSlash, readSlash } from '../../account/search-keys.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import '../../ui/field/field.css'
import { Switch } from '../../ui/switch/switch.tsx'
import './finder.css'
import { type FinderGroup, FinderList, moveOn } from './finder-list.tsx'
import { type Found, useFound } from './use-found.ts'

/** The search over the page: prospects and bodies by name or certification. @param props.user id of whoever is signed in */
export function Finder({ user, onClose }: { user: string; onClose: () => void }) {
  const router = useRouter()
  const [typed, setTyped] = useState('')
  const found = useFound(user, typed)
  const groups = groupsOf(found, typed.trim())

  const go = (to: string) => {
    onClose()
    void router.navigate({ href: to })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const first = groups[0]?.options[0]
    if (event.key === 'Enter' && first !== undefined) go(first.to)
    // A search field would only be emptied by it.
    else if (event.key === 'Escape') onClose()
    else moveOn(event)
  }
  return (
    <Dialog title="Search" size="wide" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <input
        className="field-input finder-input"
        type="search"
        aria-label="Prospect, body or certification"
        placeholder="Prospect, body or certification"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <FinderList groups={groups} onGo={go} />
      <output className="finder-told">{told(found, typed.trim())}</output>
      <SlashSwitch />
    </Dialog>
  )
}

function SlashSwitch() {
  const [opens, setOpens] = useState(readSlash)
  return (
    <div className="finder-slash">
      <Switch
        checked={opens}
        onChange={(checked) => {
          keepSlash(checked)
          setOpens(checked)
        }}
      >
        The / key opens the search
      </Switch>
    </div>
  )
}

function groupsOf({ prospects = [], bodies }: Found, typed: string): FinderGroup[] {
  const own = prospects.map(({ row: { id, organization, contactFirstName }, by }) => ({
    to: pages.prospect(id),
    name: organization.name,
    meta: [by ?? organization.abbreviation, contactFirstName].filter(Boolean).join(', '),
  }))
  const known = bodies.map(({ name, reason }) => ({ to: lookUp(name), name, meta: reason }))
  return [
    { title: typed === '' ? 'Recent prospects' : 'Prospects', options: own },
    { title: 'Look up as a new prospect', options: known },
    { title: 'Not among these?', options: typed.length < 2 ? [] : [{ to: lookUp(typed), name: `Look up “${typed}”`, meta: '' }] },
  ].filter(({ options }) => options.length > 0)
}

function lookUp(organization: string): string {
  return `/?${new URLSearchParams({ organization }).toString()}`
}

/** What a screen reader hears of the list, and everybody reads where it is empty. */
function told({ prospects, bodies, failed }: Found, typed: string): string {
  if (failed) return 'Your prospects could not be loaded. You can still search for bodies.'
  if (prospects === undefined) return 'Loading your prospects…'
  if (typed === '') return prospects.length === 0 ? 'You have no prospects yet. Type the name of a body to look it up.' : ''
  return `${counted(prospects.length, 'prospect')}, ${counted(bodies.length, 'body', 'bodies')}`
}
