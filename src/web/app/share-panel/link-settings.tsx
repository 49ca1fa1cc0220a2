import type { LiveLink } from '#contract/shares.ts'
import { linkModes } from '#domain/shares/link.ts'
import { givenOptions, linkOptionNames, linkOptions } from '#domain/shares/link-options.ts'
import { Segmented } from '../../ui/segmented/segmented.tsx'
import { Switch } from '../../ui/switch/switch.tsx'
import './link-settings.css'
import { modeNames, modeSentences, optionSentences } from './link-words.ts'
import { TypedSettings } from './typed-settings.tsx'
import { useChangeLink } from './use-change-link.ts'

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
    </div>
  )
}
