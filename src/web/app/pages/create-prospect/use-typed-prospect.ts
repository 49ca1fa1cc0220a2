import { calls } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import type { Organization } from '#domain/organizations/organization.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { showToast } from '../../../ui/toast/toasts.ts'
import { call } from '../../../client/api.ts'
import { messages } from '../../../client/messages.ts'
import { forgetProspects } from '../../prospect-queries.ts'
import { newKey } from '../../../client/request-key.ts'
import type { ProspectForm } from '../../find-and-read/prospect-form.ts'
import { laterOr } from '../../share-by-email/use-share-by-email.ts'

/** Saves a body without a certification and opens its editor, where they are typed. */
export function useTypedProspect({ contactFirstName, email }: ProspectForm, organization: Organization) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [saving, setSaving] = useState(false)
  const [key] = useState(newKey)
  const type = async () => {
    setSaving(true)
    try {
      const body = { organization, certifications: [], email: email === '' ? null : email, contactFirstName }
      const { id } = await call(calls.createProspect, { body }, { idempotencyKey: key })
      await forgetProspects(client)
      await navigate({ to: pages.editProspect(id) })
    } catch (error) {
      showToast({ ...messages.saveFailed, description: laterOr(error, messages.saveFailed.description), tone: 'error' })
      setSaving(false)
    }
  }
  return { saving, type }
}
