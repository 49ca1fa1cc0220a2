import { brand } from '#domain/public-face/content.ts'
import { formatMoment } from '#domain/text/day-words.ts'
import { greeting, type Letter, letter, named } from './letter.ts'

/**
 * Tells the holder of an account that somebody signed in from a device it did not know. `device`: browser and system, '' when the
 * browser did not tell; `link`: the whole address of the list of sessions.
 */
export function newDeviceMail(signIn: { username: string; at: Date; device: string; address: string; link: string }): Letter {
  const by = signIn.device === '' ? 'a browser we do not know' : named(signIn.device)
  return letter('new-device', `New sign-in to your ${brand.name} account`, [
    greeting(signIn.username),
    `Someone signed in to your ${brand.name} account on ${formatMoment(signIn.at)} with ${by}, from the network address ${signIn.address}. We have not seen this device before. If this was you, no action is needed.`,
    'If this was not you, end that session, then change your password, which ends all the others:',
    { label: 'Your sessions', link: signIn.link },
  ])
}
