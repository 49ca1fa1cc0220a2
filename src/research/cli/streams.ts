/** The streams a command reads from and writes to. */
export interface Streams {
  stdin: NodeJS.ReadableStream & { isTTY?: boolean | undefined }
  stdout: NodeJS.WritableStream
  stderr: NodeJS.WritableStream & { isTTY?: boolean | undefined }
}

/** What a command's exit status says. */
export const exitStatus = { found: 0, nothing: 1, wrongUse: 2 } as const
