import { expression } from '../expression.ts'

/** Words that make a phrase the name of a credential by themselves. */
export const credentialStart = expression('i')`
  ^(?:
    certified|registered|accredited|chartered|licen[sc]ed|qualified|authori[sz]ed|credentialed|diplomate|
    board certified|board-certified|nationally certified
  )$
`

/** Nouns that end a credential's name. */
export const credentialEnd = expression('i')`
  ^(?:
    certification|certificate|credential|designation|diploma|accreditation|licen[sc]e|registration|qualification|
    diplomate|fellowship|fellow|endorsement
  )$
`

/** What a certified person is called; ends a name that has its short form beside it. */
const personNoun = expression('i')`
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

/** Nouns of bodies; a phrase that ends in one names an organization. */
export const organizationNoun = expression('i')`
  ^(?:
    board|institute|institution|association|society|council|commission|committee|academy|college|university|
    department|center|centre|foundation|agency|alliance|federation|bureau|corporation|company|inc|llc|ltd|network|
    group|union|ministry|office|chapter|service|services|authority|organization|organisation|consortium|guild|
    directorate|school|hospital|team|collaborative|partnership
  )$
`

/** Words after a name that speak about it and are no part of it. */
export const aboutWords = expression('i')`
  ^(?:
    exams?|examinations?|tests?|testing|program|programs|programme|programmes|handbook|guide|application|applications|
    applicants?|candidates?|fees?|costs?|pric(?:e|es|ing)|requirements?|eligibility|renewals?|recertification|
    maintenance|overview|faqs?|faq|process|policy|policies|levels?|holders?|information|info|home|page|details|
    benefits|status|period|cycle|content|outline|blueprint|study|prep|preparation|review|course|courses|training|
    registry|directory|verification|badge|badges|mark|marks|logo|pathways?|options?|steps|standards|schedule|
    deadlines?|dates|scheme|at|a|glance|today|now|online|updates?|news|resources?|documents?|forms?|store|
    reinstatement|retake|registration|fact|sheet|brochure|tab|the|for|and|in|of|to|is|your
  )$
`

/** Words before a name that speak about it and are no part of it. */
export const leadingWords = expression('i')`
  ^(?:
    the|a|an|our|your|about|how|to|costs?|prices?|pricing|benefits?|value|paths?|importance|advantages|history|proof|
    loss|minimum|basic|reinstatement|renewal|recertification|restoration|applications?|applicants?|candidates?|
    individuals|persons|people|professionals|become|becoming|be|get|getting|earn|earning|apply|applying|for|maintain|
    maintaining|renew|renewing|obtain|obtaining|achieve|achieving|initial|why|what|is|new|steps|requirements|
    eligibility|as|of|on|with|all|this|these|each|every|both|current|currently|active|retaking|taking|take|pass|
    passing|upgrade|start|explore|introducing|welcome|pursue|pursuing|attain|attaining|who|are|when|if|once|after|
    complete|hold|holding|in|from|and|or|exam|examination|fees|annual|only|no|not|any
  )$
`

/** Phrases of credential words that name no credential. */
export const generic = expression('i')`
  ^(?:
    (?:
      initial|professional|board|national|international|individual|personal|personnel|personal|specialty|speciality|
      sub-?specialty|product|full|active|current|new|digital|voluntary|program|core|advanced|your|online|provisional|
      permanent|lifetime|lapsed|expired|third-party|post-?graduate|dual|additional|other|industry|legacy|
      maintenance of|continuing|continuous|primary|practice|replacement|duplicate|wall|birth|gift|death|marriage|
      graduate|training|ssl|tax|stock|completion|course|attendance|member|company|corporate|organi[sz]ational|
      facility|site|state|federal|local|legal|entry[- ]level|career|exam|examination|test|get|become|eligibility|
      annual|certificate|certification|credential|renewal|recertification|what is|why|steps to|path to|about|the|of|
      in|for|and
    ) ?
  )*(?:
    certifications?|certificates?|credentials?|credentialing|designations?|accreditations?|licen[sc]es?|
    registrations?|qualifications?|diplomas?|diplomates?|fellowships?|fellows?|endorsements?|program|professionals?|
    individuals?|persons?|people|candidates?|members?|specialists?|practitioners?|technicians?|nurses?|mail|check|
    cheque|copy|copies|public|trademark|users?|holders?|applicants?|exam(?:ination)?s?|status|providers?|instructors?|
    trainers?|staff|employees?|teachers?|coaches|advisors?|consultants?|managers?|officers?|experts?|
    organi[sz]ations?|companies|financial planners?
  )?$
`

/** Licences, degrees and marks that requirements mention and no page of a body is about. */
export const notOffered = expression('i')`
  ^(?:
    registered (?:
      nurses?|trademarks?|office|charity|provider|users?|mail|members?|agents?|education provider|company
    )|
    licen[sc]ed (?:
      practical|vocational|clinical|professional (?:counsel|engin)|physician|attorney|mental|marriage|independent|
      social|in|by|under|to|health|architect|contractor|driver
    ).*|qualified (?:person|individual|immunit|academic|health).*|
    authori[sz]ed (?:training|test|provider|user|representative|signat|person|center).*|
    (?:certified|registered|licen[sc]ed|qualified|accredited|chartered|authori[sz]ed) (?:
      professionals?|individuals?|persons?|people|members?|candidates?|applicants?|holders?|staff|employees?|
      practitioners|status
    )|
    certified (?:
      public accountants?|checks?|cheques?|mail|cop(?:y|ies)|true cop(?:y|ies)|transcripts?|translations?|letters?|
      funds|payments?|solutions? provider|training|b corp\w*|b corporation
    )|
    accredited (?:
      college|universit|institution|program|degree|school|provider|course|organi[sz]ation|compan|firm|cent(?:er|re)|
      laborator|facilit|hospital|employer|bod(?:y|ies)|members?$
    ).*|chartered (?:in|under|by).*|(?:goods (?:and|&) services|value[- ]added|sales) tax|high school diploma|
    certificate of (?:completion|attendance|insurance|good standing|participation|analysis).*|
    certification of completion|(?:licen[sc]ed|member|awarding|certified|certifying) bod(?:y|ies)|
    (?:original|lost|attached|scanned|photocop(?:y|ies)(?: of)?) .*(?:certificates?|licen[sc]es?|diplomas?)|
    (?:
      re-?issu(?:e|ed|ing|ance)|re-?print(?:ed)?|duplicate|replacement|cop(?:y|ies)|verification|attestation|revised|
      re-?validation|loss|lost|no[- ]objection|character|migration|provisional|combined
    )(?: (?:of|a|an|the|or|wall|your))* .*(?:
      certificates?|licen[sc]es?|diplomas?|registrations?|certifications?|cards?
    )|(?:certified )?(?:statement|roster|list|register|extract|copy|cop(?:y|ies)) of .*|
    certificates? (?:of (?:registration|good standing|mode|status|current professional status|membership|service|experience|conduct|character)|for ).*
  )$
`

/** Short forms that are none of a credential: units, days, countries, agencies, degrees. */
export const notAnAcronym = expression()`
  ^(?:
    CEUs?|CEs?|CPEs?|PDUs?|PDHs?|CECs?|CMEs?|CPDs?|CEHs?|CCHs?|CUEs?|IACETs?|NCCA|ANSI|ANAB|ISO|IEC|ICE|ADA|FAQs?|
    PDFs?|URL|HTML|USA?|UK|EU|U\.?S\.?|USD|CAD|AUD|EUR|GBP|ID|IDs|RN|LPN|LVN|MD|DO|PhD|PHD|BA|BS|BSc|MA|MS|MSc|MBA|
    BSN|MSN|EdD|JD|DDS|GED|GPA|AM|PM|EST|EDT|CST|CDT|PST|PDT|MST|GMT|UTC|ET|PT|CT|PO|TBD|TBA|N\/?A|NA|NEW|ALL|AND|FOR|
    THE|NOT|OR|OSHA|EPA|FDA|DOD|DOT|HIPAA|NCLEX|LLC|INC|CEO|CFO|CIO|CTO|COO|HR|IT|KSA|KSAs|BOK|CBT|LMS|API|AI|Q&A|GI|
    VA|STEM|NOTE|FREE|JTA|SME|SMEs|MOC|CBE|OR|VAT|P&P|DVA|PIN|AMF|TMF|PSI|LOFT|GMAT|GRE|TOEFL|IELTS|SAT|COVID|CPR|BLS|
    ACLS|DSM|HTTP|HTTPS|WWW|SEO|JS|FEE|FEES|EXAM|CERT|CERTIFICATION|RENEWAL|MEMBER|MEMBERS|NON|STEP|PART|LEVEL|PATH|
    OPTION|MAIN|MENU|HOME|CONTACT|ABOUT|NEWS|LOGIN|SEARCH
  )$
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

/** Words that part a name of several steps, and name nobody: 'Welding Inspector, Level 2'. */
export const rank = /^(?:level|grade|class|tier|type|specialist|part)$/i

/** Whether a word says what a person is: 'Inspector', 'Thatcher', 'Hygienist'. */
export function isPerson(word: string): boolean {
  return personNoun.test(word) || (word.length > 4 && agent.test(word) && !noPerson.test(word))
}
