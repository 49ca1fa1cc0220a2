import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useId, useState } from 'react'
import { keepSlash, readSlash } from '../../account/search-keys.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import '../../ui/field/field.css'
import { Switch } from '../../ui/switch/switch.tsx'
import './finder.css'
import { type FinderGroup, FinderList } from './finder-list.tsx'
import { type Found, useFound } from './use-found.ts'

/** The search over the page: prospects and bodies by name or certification. @param props.user id of whoever is signed in */
export function Finder({ user, onClose }: { user: string; onClose: () => void }) {
  const router = useRouter()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const listId = useId()
  const found = useFound(user, typed)
  const groups = groupsOf(found, typed.trim())
  const options = groups.flatMap((group) => group.options)
  const place = Math.min(chosen, options.length - 1)

  const go = (to: string) => {
    onClose()
    void router.navigate({ href: to })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && options.length > 0) {
      event.preventDefault()
      setChosen((place + step + options.length) % options.length)
    } else if (event.key === 'Enter') {
      const option = options[place]
      if (option !== undefined) go(option.to)
    }
  }
  return (
    <Dialog title="Search" size="wide" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <input
        className="field-input finder-input"
        type="text"
        role="combobox"
        aria-label="Prospect, body or certification"
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-activedescendant={options[place] === undefined ? undefined : `${listId}-${place}`}
        placeholder="Prospect, body or certification"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setChosen(0)
        }}
        onKeyDown={onKeyDown}
      />
      <FinderList id={listId} groups={groups} chosen={place} onPoint={setChosen} onGo={go} />
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
    to: `/search/${id}`,
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
  if (failed) return 'Your prospects could not be loaded. Bodies are found all the same.'
  if (prospects === undefined) return 'Loading your prospects…'
  if (typed === '') return prospects.length === 0 ? 'You have no prospects yet. Type the name of a body to look it up.' : ''
  const own = prospects.length === 1 ? '1 prospect' : `${prospects.length} prospects`
  return `${own}, ${bodies.length === 1 ? '1 body' : `${bodies.length} bodies`}`
}
