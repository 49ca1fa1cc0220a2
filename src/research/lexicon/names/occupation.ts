import { expression } from '../../plain/expression.ts'

const noun = expression('i')`
  ^(?:
    professional|specialist|technician|technologist|practitioner|manager|inspector|engineer|examiner|analyst|auditor|
    associate|administrator|consultant|coach|counselor|counsellor|therapist|nurse|educator|instructor|planner|
    executive|officer|master|expert|assistant|operator|installer|designer|adviser|advisor|fellow|diplomate|architect|
    developer|buyer|appraiser|interpreter|translator|paralegal|welder|supervisor|coordinator|leader|director|trainer|
    hygienist|scientist|surveyor|investigator|assessor|adjuster|underwriter|estimator|scheduler|contractor|mechanic|
    pharmacist|physician|surgeon|dietitian|nutritionist|chemist|physicist|librarian|archivist|editor|writer|marketer|
    strategist|facilitator|mediator|arborist|forester|horticulturist|handler|responder|paramedic|navigator|steward|
    sommelier|chef|baker|brewer|owner|tester|programmer|coder|biller|interventionist|evaluator|tutor|teacher|guide|
    controller|accountant|bookkeeper|treasurer|broker|agent|negotiator|purchaser|representative|monitor|rigger|
    signalperson|blaster|applicator|sampler|plumber|electrician|diver|pilot|lead|user|provider|worker|clinician|
    audiologist|optician|phlebotomist|sonographer|radiographer|generalist|practice|belt|surveyor|appraiser|
    conservator|restorer|grader|sampler|climber|steeplejack|rescuer|keeper|grower|farrier|groomer|stylist|barber|
    beautician|tuner|luthier|binder|printer|setter|mason|carpenter|joiner|roofer|glazier|fitter|erector|driver|
    captain|mate|warden|ranger|host|barista|taster|judge|referee|umpire|lecturer|moderator|verifier|inspectorate|
    constructor|builder|modeler|modeller|scribe|subtitler|captioner|valuer|aide|clerk|foreman|foreperson|serviceman|
    linesman|salesperson|journeyman|journeyperson|craftsman|tradesperson|wireman|attendant|counsellor|practitioner|
    official|trainee|auxiliary|level|[ivx]+|\d
  )s?$
`
const agent = /(?:[^aeiou]er|[aeiou][^aeiou]er|eer|ator|itor|ctor|isor|ist|ician|arian|yst|grapher|smith|wright|keeper|trar)s?$/i
/** Words that end like one. */
const noPerson = expression('i')`
  ^(?:
    paper|number|water|cent(?:er|re)|order|power|letter|newsletter|career|offer|members?|chapters?|register|charter|
    answers?|computer|folder|footer|header|(?:octo|septem|novem|decem)ber|summer|winter|calendar|factors?|sectors?|
    vendors?|sponsors?|donors?|visitors?|authors?|corner|partners?|customers?|users?|providers?|suppliers?|retailers?|
    speakers?|volunteers?|exhibitors?|directors?|list|checklist|test|other|further|after|under|over|per|ever|never|
    whether|however|together|another|either|rather|disclaimer|banner|filter|poster|cover|server|browser|prior|error|
    mirror|monitor|employers?|followers?|lawyers?|numbers?|newcomers?|organi[sz]ers?|publishers?|reviewers?|proctors?|
    contractors?|manufacturers?|dealers?|buyers?|readers?|researchers?|holders?|helper|finder|locator|calculator|
    tracker|planner|offers?|orders?|matter|better|fewer|higher|lower|larger|earlier|later|first|just|must|best|latest|
    past|cost|post|request|interest
  )$
`

/** Whether a word says what a person is, as names of certifications end that have their short form beside them: 'Inspector', 'Thatcher', 'Hygienist'. */
export function isOccupation(word: string): boolean {
  return noun.test(word) || (word.length > 4 && agent.test(word) && !noPerson.test(word))
}

const singular: readonly (readonly [RegExp, string])[] = [
  [/^(Diplomate|Fellow|Technologist|Technician|Specialist)s (?=in |of )/, '$1 '],
  [
    expression()`
      \b(
        Professional|Specialist|Technician|Technologist|Practitioner|Manager|Inspector|Engineer|Examiner|Analyst|
        Auditor|Administrator|Consultant|Counselor|Therapist|Nurse|Educator|Instructor|Planner|Executive|Officer|
        Expert|Operator|Installer|Designer|Advisor|Architect|Developer|Supervisor|Coordinator|Trainer|Hygienist|
        Investigator|Assessor|Welder
      )s$
    `,
    '$1',
  ],
]

/** A name of many as that of one: 'Certified Crane Technician' of 'Certified Crane Technicians'. */
export function ofOne(name: string): string {
  return singular.reduce((said, [plural, one]) => said.replace(plural, one), name)
}
