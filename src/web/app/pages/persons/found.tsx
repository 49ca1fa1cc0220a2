import { calls } from '#contract/calls.ts'
import { counted } from '#domain/text/counted.ts'
import type { ErasurePreview } from '#domain/accounts/person.ts'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { showToast } from '../../../ui/toast/toasts.ts'
import { call } from '../../../client/api.ts'
import { sentenceOf } from '../../../client/messages.ts'
import { EraseQuestion } from './erase-question.tsx'
import type { FoundPerson } from './found-person.ts'
import { countWords, kindWords } from './person-words.ts'

/** What goes with a person, what stays and why. */
export function Found({ person, preview, onErased }: FoundPerson & { onErased: () => void }) {
  const [asks, setAsks] = useState(false)
  const { names, account, goes } = preview

  const download = async () => {
    try {
      const file = await call(calls.exportPerson, { body: person })
      keep(new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }), 'person.json')
    } catch (error) {
      showToast({ title: 'Failed to make the file', description: sentenceOf(error), tone: 'error' })
    }
  }

  if (goes.length === 0) {
    return (
      <section className="person-found" aria-live="polite">
        <h2>Nothing is kept under {person.email}</h2>
        <p>No record names this address. Check its spelling, or add a name.</p>
        <WhatStays preview={preview} />
      </section>
    )
  }
  return (
    <section className="person-found" aria-live="polite">
      <h2>What is kept about {person.email}</h2>
      {names.length > 0 && <p>Also looked for as {new Intl.ListFormat('en-US').format(names)}.</p>}
      {account !== null && (
        <p>
          The account {account.username} has this address.{' '}
          {account.prospects > 0 &&
            `Its ${account.prospects === 1 ? 'prospect is' : counted(account.prospects, 'prospect is', 'prospects are')} handed over first.`}
        </p>
      )}
      <dl className="person-records">
        {goes.map((count) => (
          <div key={count.kind}>
            <dt>{kindWords(count)}</dt>
            <dd>{countWords(count)}</dd>
          </div>
        ))}
      </dl>
      <WhatStays preview={preview} />
      <p className="person-actions">
        <Button onClick={() => void download()}>
          <span className="button-words">
            <Icon of={Download} />
            Download as JSON
          </span>
        </Button>
        <Button look="danger-filled" onClick={() => setAsks(true)}>
          <span className="button-words">
            <Icon of={Trash2} />
            Erase
          </span>
        </Button>
      </p>
      {asks && <EraseQuestion person={person} preview={preview} onClose={() => setAsks(false)} onErased={onErased} />}
    </section>
  )
}

function WhatStays({ preview: { readings } }: { preview: ErasurePreview }) {
  return (
    <>
      <h3>What stays</h3>
      <ul className="person-stays">
        <li>Prospects, prices of offers and what happened when, without the person, who is replaced by “[erased]”.</li>
        <li>
          Copies and readings of web pages and added documents, which are the proof behind quotes:{' '}
          {readings === 0 ? 'none contains the address.' : counted(readings, 'contains the address.', 'contain the address.')}{' '}
          They are removed once nothing quotes them.
        </li>
        <li>Existing backups. Credscout does not delete them; its operator does. After a restore, erase again.</li>
      </ul>
    </>
  )
}

/** Has the browser keep a file. */
function keep(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
