/**
 * Words that hardly a sentence of a language goes without, and that few others have: which of them a text holds tells what it is written
 * in. Words that several of these languages share, as 'in', 'die' and 'as' do with English ones, are left out.
 */
const lists = [
  ['en', 'the and of to for with that you your are be by this from must or will have not how about our is it'],
  [
    'de',
    'der und das ist für mit von zu den dem ein eine einer nicht auf werden wird sind sie bei zur zum oder nach durch über als wir',
  ],
  ['es', 'el la los las y de del en para con una por que es se su sus debe son como más este esta o al'],
  ['fr', 'le la les et de du des en pour avec une dans est vous votre qui sur par sont nous ou au aux ce cette être'],
  ['pt', 'os de do da dos das para com uma em não é um por ser são ao mais como seu sua ou à'],
  ['it', 'il la gli e di per con una che è della delle dei del sono nel alla non come più si lo'],
  ['nl', 'de het een van voor met en zijn niet wordt worden bij naar aan ook uw u wij of dat'],
  ['sv', 'och att för med av den det som är till på ett inte eller om du kan ska'],
  ['da', 'og at for med af det som er til på et ikke eller om du kan skal den'],
  ['nb', 'og å for med av det som er til på et ikke eller om du kan skal den'],
  ['fi', 'ja on ei tai että sekä joka ovat voi kun myös sen se ole mukaan'],
  ['pl', 'i w z na do się że jest dla oraz nie od przez lub są po za jak'],
  ['cs', 'a v na se že je pro s do nebo jsou jako za od při které není'],
  ['hu', 'az és egy hogy nem is vagy meg kell van ez csak azt vagyis'],
  ['tr', 've bir bu için ile olarak veya olan da de gibi daha en her'],
] as const

/** Every language, by its code, with its words. */
export const functionWords = lists.map(([language, words]) => [language, new Set(words.split(' '))] as const)
