// npm run train:sites: keeps what the pages of the judged sites teach the built-in reader, for `npm run train`. Labels are what each
// site's truth says, as far as the page does; a change of the features calls for it anew.
import { inventedExamples } from '../../evaluation/train/examples.ts'
import { keepPages, keptPages } from '../../evaluation/train/kept-pages.ts'
import { prepared } from '../../evaluation/train/learn.ts'
import { siteExamples } from './site-examples.ts'

const pages = prepared(await siteExamples())
keepPages('sites', pages, [...keptPages(['rows']), ...prepared(await inventedExamples())])
console.log(`${pages.length} pages of sites`)
