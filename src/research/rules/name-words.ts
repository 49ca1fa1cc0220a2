/** Words that make a phrase the name of a credential by themselves. */
export const credentialStart =
  /^(?:certified|registered|accredited|chartered|credentialed|diplomate|board certified|board-certified|nationally certified)$/i

/** Nouns that end a credential's name. */
export const credentialEnd =
  /^(?:certification|certificate|credential|designation|diploma|accreditation|licen[sc]e|registration|qualification|diplomate|fellowship|fellow|endorsement)$/i

/** What a certified person is called; ends a name that has its short form beside it. */
export const personNoun =
  /^(?:professional|specialist|technician|technologist|practitioner|manager|inspector|engineer|examiner|analyst|auditor|associate|administrator|consultant|coach|counselor|counsellor|therapist|nurse|educator|instructor|planner|executive|officer|master|expert|assistant|operator|installer|designer|adviser|advisor|fellow|diplomate|architect|developer|buyer|appraiser|interpreter|translator|paralegal|welder|supervisor|coordinator|leader|director|trainer|hygienist|scientist|surveyor|investigator|assessor|adjuster|underwriter|estimator|scheduler|contractor|mechanic|pharmacist|physician|surgeon|dietitian|nutritionist|chemist|physicist|librarian|archivist|editor|writer|marketer|strategist|facilitator|mediator|arborist|forester|horticulturist|handler|responder|paramedic|navigator|steward|sommelier|chef|baker|brewer|owner|tester|programmer|coder|biller|interventionist|evaluator|tutor|teacher|guide|controller|accountant|bookkeeper|treasurer|broker|agent|negotiator|purchaser|representative|monitor|rigger|signalperson|blaster|applicator|sampler|plumber|electrician|diver|pilot|lead|user|provider|worker|clinician|audiologist|optician|phlebotomist|sonographer|radiographer|generalist|practice|belt|level|[ivx]+|\d)s?$/i

/** Nouns of bodies; a phrase that ends in one names an organization. */
export const organizationNoun =
  /^(?:board|institute|institution|association|society|council|commission|committee|academy|college|university|department|center|centre|foundation|agency|alliance|federation|bureau|corporation|company|inc|llc|ltd|network|group|union|ministry|office|chapter|service|services|authority|organization|organisation|consortium|guild|directorate|school|hospital|team|collaborative|partnership)$/i

/** Words after a name that speak about it and are no part of it. */
export const aboutWords =
  /^(?:exams?|examinations?|tests?|testing|program|programs|programme|programmes|handbook|guide|application|applications|applicants?|candidates?|fees?|costs?|pric(?:e|es|ing)|requirements?|eligibility|renewals?|recertification|maintenance|overview|faqs?|faq|process|policy|policies|levels?|holders?|information|info|home|page|details|benefits|status|period|cycle|content|outline|blueprint|study|prep|preparation|review|course|courses|training|registry|directory|verification|badge|badges|mark|marks|logo|pathways?|options?|steps|standards|schedule|deadlines?|dates|scheme|at|a|glance|today|now|online|updates?|news|resources?|documents?|forms?|store|reinstatement|retake|registration|fact|sheet|brochure|tab|the|for|and|in|of|to|is|your)$/i

/** Words before a name that speak about it and are no part of it. */
export const leadingWords =
  /^(?:the|a|an|our|your|about|how|to|applications?|applicants?|candidates?|individuals|persons|people|professionals|become|becoming|be|get|getting|earn|earning|apply|applying|for|maintain|maintaining|renew|renewing|obtain|obtaining|achieve|achieving|initial|why|what|is|new|steps|requirements|eligibility|as|of|on|with|all|this|these|each|every|both|current|currently|active|retaking|taking|take|pass|passing|upgrade|start|explore|introducing|welcome|pursue|pursuing|attain|attaining|who|are|when|if|once|after|complete|hold|holding|in|from|and|or|exam|examination|fees|annual|only|no|not|any)$/i

/** Phrases of credential words that name no credential. */
export const generic =
  /^(?:(?:initial|professional|board|national|international|individual|personal|personnel|personal|specialty|speciality|sub-?specialty|product|full|active|current|new|digital|voluntary|program|core|advanced|your|online|provisional|permanent|lifetime|lapsed|expired|third-party|post-?graduate|dual|additional|other|industry|legacy|maintenance of|continuing|primary|practice|replacement|duplicate|wall|birth|gift|death|marriage|graduate|training|ssl|tax|stock|completion|course|attendance|member|company|corporate|organi[sz]ational|facility|site|state|federal|local|legal|entry[- ]level|career|exam|examination|test|get|become|eligibility|annual|certificate|certification|credential|renewal|recertification|what is|why|steps to|path to|about|the|of|in|for|and) ?)*(?:certifications?|certificates?|credentials?|credentialing|designations?|accreditations?|licen[sc]es?|registrations?|qualifications?|diplomas?|diplomates?|fellowships?|fellows?|endorsements?|program|professionals?|individuals?|persons?|people|candidates?|members?|specialists?|practitioners?|technicians?|nurses?|mail|check|cheque|copy|copies|public|trademark|users?|holders?|applicants?|exam(?:ination)?s?|status|providers?|instructors?|trainers?|staff|employees?|teachers?|coaches|advisors?|consultants?|managers?|officers?|experts?|organi[sz]ations?|companies|financial planners?)?$/i

/** Licences, degrees and marks that requirements mention and no page of a body is about. */
export const notOffered =
  /^(?:registered (?:nurses?|trademarks?|office|charity|provider|users?|mail|members?|agents?|education provider|company)|licensed .*|certified (?:public accountants?|checks?|cheques?|mail|cop(?:y|ies)|true cop(?:y|ies)|transcripts?|translations?|letters?|funds|payments?|solutions? provider|training|b corp\w*|b corporation)|accredited (?:college|universit|institution|program|degree|school|provider|course).*|chartered (?:in|under|by).*|high school diploma|certificate of (?:completion|attendance|insurance|good standing|participation|analysis).*|certification of completion)$/i

/** Short forms that are none of a credential: units, days, countries, agencies, degrees. */
export const notAnAcronym =
  /^(?:CEUs?|CEs?|CPEs?|PDUs?|PDHs?|CECs?|CMEs?|CPDs?|CEHs?|CCHs?|CUEs?|IACETs?|NCCA|ANSI|ANAB|ISO|IEC|ICE|ADA|FAQs?|PDFs?|URL|HTML|USA?|UK|EU|U\.?S\.?|USD|CAD|AUD|EUR|GBP|ID|IDs|RN|LPN|LVN|MD|DO|PhD|PHD|BA|BS|BSc|MA|MS|MSc|MBA|BSN|MSN|EdD|JD|DDS|GED|GPA|AM|PM|EST|EDT|CST|CDT|PST|PDT|MST|GMT|UTC|ET|PT|CT|PO|TBD|TBA|N\/?A|NA|NEW|ALL|AND|FOR|THE|NOT|OR|OSHA|EPA|FDA|DOD|DOT|HIPAA|NCLEX|LLC|INC|CEO|CFO|CIO|CTO|COO|HR|IT|KSA|KSAs|BOK|CBT|LMS|API|AI|Q&A|GI|VA|STEM|NOTE|FREE|JTA|SME|SMEs|MOC|CBE|OR|VAT|P&P|DVA|PIN|AMF|TMF|PSI|LOFT|GMAT|GRE|TOEFL|IELTS|SAT|COVID|CPR|BLS|ACLS|DSM|HTTP|HTTPS|WWW|SEO|JS|FEE|FEES|EXAM|CERT|CERTIFICATION|RENEWAL|MEMBER|MEMBERS|NON|STEP|PART|LEVEL|PATH|OPTION|MAIN|MENU|HOME|CONTACT|ABOUT|NEWS|LOGIN|SEARCH)$/
