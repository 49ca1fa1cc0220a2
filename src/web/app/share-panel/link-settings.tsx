import type { LiveLink } from '#contract/shares.ts'
import { linkModes, renewedDays, renewedUntil } from '#domain/link.ts'
import { givenOptions, linkOptionNames, linkOptions } from '#domain/link-options.ts'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Segmented } from '../../ui/segmented/segmented.tsx'
import { Switch } from '../../ui/switch/switch.tsx'
import './link-settings.css'
import { modeNames, modeSentences, optionSentences } from './link-words.ts'
import { type LinkSettings as Settings, useChangeLink } from './use-change-link.ts'

/** What the owner of a link sets: switches hold at once, what is typed when it is saved. */
export function LinkSettings({ link }: { link: LiveLink }) {
  const { isChanging, change } = useChangeLink(link.shareId)
  return (
    <div className="link-settings">
      <div className="link-settings-mode">
        <Segmented
          label="People with the link may"
          options={linkModes.map((value) => ({ value, label: modeNames[value] }))}
          value={link.mode}
          onChange={(mode) => void change({ mode })}
        />
        <p className="link-settings-note">{modeSentences[link.mode]}</p>
      </div>
      <Switch checked={link.paused} onChange={(paused) => void change({ paused })}>
        Paused: opens for nobody until you resume it
      </Switch>
      {linkOptionNames.map((name) => {
        const sentence = optionSentences[name]?.(link)
        return (
          <div key={name} className="link-settings-mode">
            <Switch checked={link[name]} onChange={(on) => void change(givenOptions({ [name]: on }))}>
              {linkOptions[name].label}
            </Switch>
            {sentence !== undefined && <p className="link-settings-note">{sentence}</p>}
          </div>
        )
      })}
      <TypedSettings key={`${link.name} ${link.expiresOn}`} link={link} isChanging={isChanging} change={change} />
      <Passcode link={link} isChanging={isChanging} change={change} />
    </div>
  )
}

interface PartProps {
  link: LiveLink
  isChanging: boolean
  change: (settings: Settings) => Promise<boolean>
}

function TypedSettings({ link, isChanging, change }: PartProps) {
  const [name, setName] = useState(link.name ?? '')
  const [expiresOn, setExpiresOn] = useState(link.expiresOn ?? '')
  const save = (event: FormEvent) => {
    event.preventDefault()
    void change({ name, expiresOn: expiresOn === '' ? null : expiresOn })
  }
  return (
    <form className="link-settings-typed" onSubmit={save}>
      <TextField
        label="Name"
        optional
        hint="For you alone, for example ‘for the board’."
        value={name}
        maxLength={100}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label="Last day"
        optional
        type="date"
        hint="After it (UTC) the link does not open. You get an email three days before."
        value={expiresOn}
        onChange={({ target }) => setExpiresOn(target.value)}
      />
      <span className="link-settings-ways">
        <Button type="submit" busy={isChanging ? 'Saving…' : undefined}>
          Save
        </Button>
        {link.expiresOn !== null && (
          <Button look="quiet" onClick={() => void change({ expiresOn: renewedUntil(new Date(), link.expiresOn) })}>
            Extend by {renewedDays} days
          </Button>
        )}
      </span>
    </form>
  )
}

function Passcode({ link, isChanging, change }: PartProps) {
  const [passcode, setPasscode] = useState('')
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (await change({ passcode })) setPasscode('')
  }
  return (
    <form className="link-settings-typed" onSubmit={(event) => void save(event)}>
      <TextField
        label={link.hasPasscode ? 'New passcode' : 'Passcode'}
        optional
        hint="At least 4 characters. Tell it by another way than the link; nobody can read it here afterward."
        value={passcode}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        onChange={({ target }) => setPasscode(target.value)}
      />
      <span className="link-settings-ways">
        <Button type="submit" busy={isChanging ? 'Saving…' : undefined}>
          {link.hasPasscode ? 'Change passcode' : 'Set passcode'}
        </Button>
        {link.hasPasscode && (
          <Button look="quiet" onClick={() => void change({ passcode: null })}>
            Remove passcode
          </Button>
        )}
      </span>
    </form>
  )
}
