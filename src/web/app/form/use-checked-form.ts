import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'

/** A form of react-hook-form with what a field needs under its name. */
export interface CheckedForm<V extends FieldValues> extends UseFormReturn<V, unknown, V> {
  /** Props of the field of this name: its wiring and what is wrong with it. */
  field: (name: Path<V>) => ReturnType<UseFormReturn<V>['register']> & { error: string | undefined }
}

/**
 * A form held against a schema of the domain, whose sentences it shows. Fields are checked when the form is sent, then on
 * leaving them; typing clears the sentence; the first bad field takes the focus.
 */
export function useCheckedForm<V extends FieldValues>(
  schema: z.ZodMiniType<V, V>,
  defaultValues: DefaultValues<V>,
): CheckedForm<V> {
  const form = useForm<V, unknown, V>({ resolver: zodResolver(schema), defaultValues, reValidateMode: 'onBlur' })
  const field: CheckedForm<V>['field'] = (name) => ({
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
    error: form.getFieldState(name, form.formState).error?.message,
  })
  return { ...form, field }
}
