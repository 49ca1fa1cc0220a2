import { expression, whether } from '../../plain/expression.ts'

/** Whether a phrase of credential words names no credential: 'Professional Certification', 'Lost Certificate', 'Full status'. */
export const isGeneric = whether(expression('i')`
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
`)

/** Whether a phrase names a license, degree or mark that requirements mention and no page of a body is about: 'Registered Nurse'. */
export const isNotOffered = whether(expression('i')`
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
`)

/** Whether a phrase asks or is asked for: 'Do I need to renew my certification' is a question, no name. */
export const isAsked = whether(expression('i')`
  ^(?:
    replac\w+|chang\w+|updat\w+|print|request\w*|verify\w*|order|types?|kinds?|lists?|cop(?:y|ies)|transfer\w*|loss
  )\b|\b(?:my|your|you|our|we|does|did|is|are|can|need|should|will|how|what|when|why|who)\b
`)

/** Whether a short form is none of a credential: a unit, day, country, agency or degree. */
export const isOtherShortForm = whether(expression()`
  ^(?:
    CEUs?|CEs?|CPEs?|PDUs?|PDHs?|CECs?|CMEs?|CPDs?|CEHs?|CCHs?|CUEs?|IACETs?|NCCA|ANSI|ANAB|ISO|IEC|ICE|ADA|FAQs?|
    PDFs?|URL|HTML|USA?|UK|EU|U\.?S\.?|USD|CAD|AUD|EUR|GBP|ID|IDs|RN|LPN|LVN|MD|DO|PhD|PHD|BA|BS|BSc|MA|MS|MSc|MBA|
    BSN|MSN|EdD|JD|DDS|GED|GPA|AM|PM|EST|EDT|CST|CDT|PST|PDT|MST|GMT|UTC|ET|PT|CT|PO|TBD|TBA|N\/?A|NA|NEW|ALL|AND|FOR|
    THE|NOT|OR|OSHA|EPA|FDA|DOD|DOT|HIPAA|NCLEX|LLC|INC|CEO|CFO|CIO|CTO|COO|HR|IT|KSA|KSAs|BOK|CBT|LMS|API|AI|Q&A|GI|
    VA|STEM|NOTE|FREE|JTA|SME|SMEs|MOC|CBE|OR|VAT|P&P|DVA|PIN|AMF|TMF|PSI|LOFT|GMAT|GRE|TOEFL|IELTS|SAT|COVID|CPR|BLS|
    ACLS|DSM|HTTP|HTTPS|WWW|SEO|JS|FEE|FEES|EXAM|CERT|CERTIFICATION|RENEWAL|MEMBER|MEMBERS|NON|STEP|PART|LEVEL|PATH|
    OPTION|MAIN|MENU|HOME|CONTACT|ABOUT|NEWS|LOGIN|SEARCH
  )$
`)
