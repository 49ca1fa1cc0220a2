import { calls } from '#contract/calls.ts'
import { noColleagueChosen } from '#domain/accounts/person.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { showToast } from '../../../ui/toast/toasts.ts'
import { call } from '../../../client/api.ts'
import { sentenceOf } from '../../../client/messages.ts'
import { ColleagueChoice } from '../../colleague-choice/colleague-choice.tsx'
import { usersQuery } from '../../users-query.ts'
import type { FoundPerson } from './found-person.ts'

/** Asks before a person is erased, and who gets the prospects of an account. */
export function EraseQuestion({
  person,
  preview: { account },
  onClose,
  onErased,
}: FoundPerson & { onClose: () => void; onErased: () => void }) {
  const client = useQueryClient()
  const { data: users } = useQuery(usersQuery)
  const [to, setTo] = useState('')
  const [fieldError, setFieldError] = useState<string>()
  const [isWorking, setWorking] = useState(false)
  const handsOver = account !== null && account.prospects > 0

  const erase = async () => {
    if (handsOver && to === '') return setFieldError(noColleagueChosen)
    setWorking(true)
    try {
      const { erased } = await call(calls.erasePerson, { body: handsOver ? { ...person, handOverTo: to } : person })
      const records = erased.reduce((sum, { removed, struckOut }) => sum + removed + struckOut, 0)
      showToast({ title: 'Person erased', description: `${records} records were changed or removed.`, tone: 'success' })
      onErased()
      await client.invalidateQueries()
    } catch (error) {
      setWorking(false)
      showToast({ title: 'Failed to erase the person', description: sentenceOf(error), tone: 'error' })
    }
  }

  return (
    <Dialog
      title={`Erase ${person.email}?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="danger-filled" busy={isWorking ? 'Erasing…' : undefined} onClick={() => void erase()}>
            Erase for good
          </Button>
        </>
      }
    >
      <p>Everything listed is erased at once. This cannot be undone.</p>
      {handsOver && (
        <div className="person-receiver">
          <ColleagueChoice
            label="Who gets the prospects"
            giver={account.id}
            users={users ?? []}
            value={to}
            error={fieldError}
            onChange={(id) => {
              setTo(id)
              setFieldError(undefined)
            }}
          />
        </div>
      )}
    </Dialog>
  )
}
