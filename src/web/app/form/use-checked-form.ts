import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form'
import { useState, useSyncExternalStore } from 'react'
import type * as z from 'zod/mini'

/** A form of react-hook-form with what a field needs under its name. */
export interface CheckedForm<V extends FieldValues> extends UseFormReturn<V, unknown, V> {
  /** Props of the field of this name: its wiring and what is wrong with it. */
  field: (name: Path<V>) => ReturnType<UseFormReturn<V>['register']> & { error: string | undefined }
  /** False while the form is only what the server drew: it cannot be sent yet. */
  isAlive: boolean
}

const never = () => () => undefined

/**
 * A form held against a schema of the domain, whose sentences it shows. Fields are checked when the form is sent, then on
 * leaving them; typing clears the sentence; the first bad field takes the focus. What was typed before the form came alive stays.
 */
export function useCheckedForm<V extends FieldValues>(
  schema: z.ZodMiniType<V, V>,
  defaultValues: DefaultValues<V>,
): CheckedForm<V> {
  const form = useForm<V, unknown, V>({ resolver: zodResolver(schema), defaultValues, reValidateMode: 'onBlur' })
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [met] = useState(() => new WeakSet<HTMLInputElement>())
  const field: CheckedForm<V>['field'] = (name) => {
    const registered = form.register(name, { onChange: () => form.clearErrors(name) })
    return {
      ...registered,
      ref: (element: unknown) => {
        if (!(element instanceof HTMLInputElement) || met.has(element)) return registered.ref(element)
        met.add(element)
        // Registering writes the default into the element; later, as when the form is emptied, it is meant to.
        const typed = element.value
        registered.ref(element)
        if (element.value !== '' || typed === '') return
        element.value = typed
        void registered.onChange({ type: 'change', target: element })
      },
      error: form.getFieldState(name, form.formState).error?.message,
    }
  }
  return { ...form, field, isAlive }
}
