import { maxFileBytes } from '#contract/added-pages.ts'

export type AdditionKind = 'address' | 'file' | 'text'

/** A page as it is sent, without its body. */
export type Addition =
  | { kind: 'address'; url: string }
  | { kind: 'text'; url?: string; name?: string; text: string }
  | { kind: 'file'; url?: string; name: string; file: string }

/** What is wrong, and with which field. */
export interface FieldError {
  field?: 'url' | 'file' | 'text'
  message: string
}

/**
 * What a form adds, or what is wrong with it before it is sent. An address may be typed without 'https://', and is not needed for a
 * text or a file.
 */
export async function additionFrom(kind: AdditionKind, form: FormData): Promise<Addition | FieldError> {
  const url = withScheme(textOf(form, 'url').trim())
  const isNeeded = kind === 'address' || url !== ''
  if (isNeeded && !/^https?:\/\/[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i.test(url)) {
    return { field: 'url', message: 'Type a web address, for example www.example.org/fees' }
  }
  if (kind === 'address') return { kind, url }
  const from = url === '' ? {} : { url }
  const name = textOf(form, 'name').trim()
  if (kind === 'text') return { kind, ...from, ...(name === '' ? {} : { name }), text: textOf(form, 'text') }
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0) return { field: 'file', message: 'Choose a PDF.' }
  if (file.size > maxFileBytes) return { field: 'file', message: 'A file can be at most 10 MB.' }
  return { kind, ...from, name: file.name.slice(0, 300), file: base64(new Uint8Array(await file.arrayBuffer())) }
}

function textOf(form: FormData, field: string): string {
  const value = form.get(field)
  return typeof value === 'string' ? value : ''
}

function withScheme(address: string): string {
  return address === '' || /^[a-z]+:\/\//i.test(address) ? address : `https://${address}`
}

/** Bytes in Base64, a piece at a time: a whole file is too long for one call. */
function base64(bytes: Uint8Array): string {
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += 32_768) pieces.push(String.fromCharCode(...bytes.subarray(at, at + 32_768)))
  return btoa(pieces.join(''))
}
