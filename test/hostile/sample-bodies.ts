import type { CallDefinition } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import { newProspect, pmi } from '../seeds.ts'

/** Names of the calls that take a body. */
type NameWithBody = { [K in keyof Calls]: Calls[K] extends CallDefinition & { body: object } ? K : never }[keyof Calls]

const certification = {
  id: 'pmp',
  name: 'Project Management Professional',
  acronym: 'PMP',
  summary: 'For people who lead projects.',
  requirements: ['A degree'],
  validityPeriod: '3 years',
  renewalRequirements: ['60 units'],
  fees: ['US$405 exam'],
  delivery: 'Pearson VUE; 230 minutes',
  leftOut: ['fees'],
  notAllowed: ['fees'],
  notReadable: ['validityPeriod'],
  noAnswer: ['fees'],
}
const results = { organization: pmi, certifications: [certification] }
const billing = {
  billingName: 'Ann Smith',
  billingEmail: 'ann@example.org',
  pricingOptions: { billingCycle: 'annual', base: true, pearson: false, social: false },
}
const mailWords = { subject: 'Your programs', message: 'Nice to meet you.' }
const edit = { ...results, changeReason: 'The handbook changed' }
const page = { organization: { name: pmi.name, website: 'https://www.pmi.org' }, url: 'https://www.pmi.org/fees' }

const passkey = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' }
const madePasskey = { ...passkey, response: { clientDataJSON: 'e30', attestationObject: 'AAAA', transports: ['internal'] } }
const usedPasskey = {
  ...passkey,
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' },
}

/** Bodies with a text in every field that takes one; a call whose body has several shapes has one of each. */
export const sampleBodies: Record<NameWithBody, readonly object[]> = {
  login: [{ username: 'dana', password: 'correct horse' }],
  changeUser: [{ username: 'dana', email: 'dana@example.org', displayName: 'Dana Smith', currentPassword: 'correct horse' }],
  changePassword: [{ currentPassword: 'correct horse', newPassword: 'another horse' }],
  giveCode: [{ code: '3-K7QWM-P2XR9' }],
  givePasskey: [{ passkey: usedPasskey }],
  beginApp: [{ currentPassword: 'correct horse' }],
  confirmApp: [{ code: '123456' }],
  removeApp: [{ currentPassword: 'correct horse' }],
  makeRecoveryCodes: [{ currentPassword: 'correct horse' }],
  beginPasskey: [{ currentPassword: 'correct horse' }],
  addPasskey: [{ name: 'Laptop', passkey: madePasskey }],
  renamePasskey: [{ name: 'Laptop' }],
  removePasskey: [{ currentPassword: 'correct horse' }],
  connectIdentity: [{ currentPassword: 'correct horse' }],
  disconnectIdentity: [{ currentPassword: 'correct horse' }],
  requestPasswordReset: [{ email: 'dana@example.org' }],
  resetPassword: [{ token: 'x'.repeat(43), newPassword: 'correct horse' }],
  createUser: [{ username: 'priya', email: 'priya@example.org', password: 'correct horse' }],
  checkPassword: [{ password: 'correct horse' }],
  disableUser: [{ handOverTo: 'a-colleague', endLinks: true }],
  changeRole: [{ role: 'admin' }],
  handOver: [{ handOverTo: 'a-colleague', endLinks: true }],
  checkLine: [
    { organization: pmi, line: 'The exam costs US$405.' },
    { organization: 'PMI', line: 'The exam costs US$405.' },
  ],
  createWebhook: [{ url: 'https://crm.example.org/hooks' }],
  settleNames: [{ right: ['Certified Welder (CW)'], wrong: ['Welding Programs'] }],
  createToken: [{ name: 'CRM import', scope: 'read', days: 30 }],
  queryOrganization: [{ searchTerm: 'PMI' }],
  queryCertifications: [{ organization: pmi, added: ['a-page'] }, { organization: 'PMI' }],
  addPage: [
    { ...page, kind: 'address' },
    { ...page, kind: 'text', text: 'The exam costs US$405 for members.' },
    { ...page, kind: 'file', name: 'fees.txt', file: btoa('The exam costs US$405 for members.') },
  ],
  createProspect: [{ ...newProspect, ...results, lookupId: 'a-look-up' }],
  findKnown: [{ organization: pmi }],
  mergeProspect: [{ from: 2 }],
  previewErasure: [{ email: 'ann@example.org', names: ['Ann Smith'] }],
  exportPerson: [{ email: 'ann@example.org', names: ['Ann Smith'] }],
  erasePerson: [{ email: 'ann@example.org', names: ['Ann Smith'], handOverTo: 'a-colleague' }],
  changeTeamSettings: [{ sayWhenColleagueHasIt: false }],
  changeWeeklySummary: [{ ordered: true }],
  updateProspect: [{ ...edit, lookupId: 'a-look-up' }],
  changeProspect: [
    {
      contactFirstName: 'Ann',
      email: 'ann@example.org',
      emailSubject: 'Your programs',
      emailMessage: 'Nice to meet you.',
      status: 'won',
      tags: ['warm'],
      nextStep: 'Call',
      nextStepDue: '2026-11-20',
    },
  ],
  changeNotes: [{ notes: 'Prefers the phone.' }],
  changeWorkOfMany: [{ ids: [1], status: 'won', addTags: ['warm'], removeTags: ['cold'] }],
  deleteProspects: [{ ids: [1] }],
  restoreProspects: [{ ids: [1] }],
  undoWork: [
    {
      changed: [
        {
          id: 1,
          added: ['warm'],
          removed: ['cold'],
          status: { set: 'won', before: 'lost', beforeSetAt: '2026-11-18T14:02:00.000Z' },
        },
      ],
    },
  ],
  startImport: [
    {
      rows: [
        {
          organization: 'PMI',
          abbreviation: 'PMI',
          website: 'pmi.org',
          contactFirstName: 'Ann',
          email: 'ann@example.org',
          tags: ['warm'],
          nextStep: 'Call Ann',
          nextStepDue: '2026-12-01',
          notes: 'Met in May.',
        },
      ],
    },
  ],
  decideImportRow: [{ choice: 0 }, { website: 'pmi.org' }],
  saveView: [{ name: 'Warm', search: 'tag=warm' }],
  acceptRecheck: [{ lookupId: 'a-look-up', accepted: [0], baseVersion: 1, changeReason: 'The handbook changed' }],
  changeShare: [
    { name: 'for the board', mode: 'suggest', paused: true, expiresOn: '2030-12-24', passcode: '4711x', notify: false },
  ],
  makeRemark: [
    { kind: 'right', certification: 'pmp', field: 'fees', line: 'US$405 exam', by: 'Ann Smith' },
    { kind: 'wrong', certification: 'pmp', field: 'fees', line: 'US$405 exam', text: 'US$415 exam', by: 'Ann Smith' },
    { kind: 'missing', certification: 'pmp', field: 'fees', text: 'US$95 retake', by: 'Ann Smith' },
  ],
  decideRemark: [{ accept: true }],
  countShareView: [{ programs: ['pmp'], quotes: ['pmp/fees/0'], printed: true }],
  givePasscode: [{ passcode: '4711x' }],
  createShare: [
    { searchId: 1, another: true },
    { email: 'ann@example.org', ...results, ...mailWords },
    { searchId: 1, email: 'ann@example.org', ...mailWords },
  ],
  previewShareMail: [{ email: 'ann@example.org', ...mailWords }],
  updateShare: [{ ...edit, by: 'Ann Smith' }],
  submitShareInterest: [billing],
  submitProspectInterest: [billing],
  makeOffer: [{ pricingOptions: billing.pricingOptions }],
}
