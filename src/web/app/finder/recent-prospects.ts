import * as z from 'zod/mini'
import { readTrace, writeTrace } from '../../kept/kept.ts'

const mostKept = 8

/** Numbers of the prospects opened last in this browser, the last one first. @param user id of whoever is signed in */
export function readRecentProspects(user: string): number[] {
  return readTrace('recent-prospects', user, z.array(z.number())) ?? []
}

/** Puts a prospect first. */
export function addRecentProspect(user: string, id: number): void {
  const others = readRecentProspects(user).filter((one) => one !== id)
  writeTrace('recent-prospects', user, [id, ...others].slice(0, mostKept))
}
