import { describe, expect, it, test } from 'vitest'
import { foreignLanguage, languageName } from './page-language.ts'

const german = `Geprüfter Turmuhrmacher. Wer die Prüfung ablegen will, muss drei Jahre in einer Werkstatt gearbeitet haben und von einem
  Mitglied empfohlen werden. Die Prüfungsgebühr beträgt 300 € für Mitglieder. Das Zertifikat ist fünf Jahre gültig und wird durch
  40 Fortbildungsstunden verlängert.`
const spanish = `Relojero certificado. Para presentarse al examen se deben acreditar tres años de experiencia en un taller y la
  recomendación de un socio. La cuota del examen es de 300 euros para los socios. El certificado es válido por cinco años y se renueva con
  40 horas de formación.`
const french = `Horloger certifié. Pour se présenter à l'examen, il faut trois ans d'expérience dans un atelier et la recommandation d'un
  membre. Les frais d'examen sont de 300 euros pour les membres. Le certificat est valable cinq ans et se renouvelle avec 40 heures.`
const english = `Certified Tower Clock Keeper. To sit for the exam you must have worked in a shop for three years and be recommended by a
  member. The exam fee is $300 for members. The certificate is valid for five years and is renewed with 40 hours of education.`
const norwegian = `Sertifisert urmaker. For å ta eksamen må du ha arbeidet tre år i et verksted og være anbefalt av et medlem. Prisen er 300
  kroner for medlemmer. Sertifikatet er gyldig i fem år og det fornyes med 40 timer, og det er ikke nødvendig med ny eksamen.`

describe('the language of a page', () => {
  test.each([
    ['German', german, 'de', 'de'],
    ['German in a template that says English', german, 'en-us', 'de'],
    ['German that says nothing', german, '', 'de'],
    ['Austrian German', german, 'de-at', 'de'],
    ['Spanish', spanish, '', 'es'],
    [
      'a few Spanish words',
      'Inicio. Consejo Mexicano de Catadores de Cacao. El Consejo certifica a catadores profesionales.',
      'es',
      'es',
    ],
    [
      'a few German words in a template that says English',
      'Start Zertifikate English Prüfstelle für Aufzüge. Die Prüfstelle nimmt die Prüfung zum Aufzugsprüfer ab und stellt das Zertifikat aus.',
      'en',
      'de',
    ],
    ['a few names', 'Institut für Baumprüfung, Berlin. Contact: Anna de Vries, Ramon de la Cruz.', 'en', ''],
    ['French', french, '', 'fr'],
    ['Norwegian, which shares its words with Danish', norwegian, 'nb', 'nb'],
    ['English', english, 'en', ''],
    ['English in a template that says German', english, 'de', ''],
    ['English that says nothing', english, '', ''],
    ['both by halves', `${english} ${german}`, 'de', ''],
    [
      'German with the navigation of an English template',
      `Skip to content Search the site About our team ${german.repeat(3)}`,
      '',
      'de',
    ],
    ['a few words', 'Zertifikate Gebühren Kontakt', 'de', ''],
    ['a short page that says what it is', 'Mitgliedsbeitrag. Der Jahresbeitrag beträgt 85 €.', 'de', 'de'],
    ['a short page whose template says English', 'Mitgliedsbeitrag. Der Jahresbeitrag beträgt 85 €.', 'en', ''],
    ['a short English page whose template says German', 'Dues. The annual fee of members is $85.', 'de', ''],
    ['figures alone', '$300 $225 $95 '.repeat(30), '', ''],
    ['Japanese', '認定試験の受験料は会員が三万円です。'.repeat(4), '', 'ja'],
    ['Russian', 'Экзамен стоит триста рублей для членов общества.'.repeat(4), 'ru', 'ru'],
    ['Cyrillic that says English', 'Экзамен стоит триста рублей для членов общества.'.repeat(4), 'en', 'und'],
    [
      'an unlisted language by its own word',
      'Viðurkenndur úrsmiður prófgjald félagsmenn krónur gildir fimm ár endurnýjun '.repeat(4),
      'is',
      'is',
    ],
  ])('is told for %s', (_, text, stated, language) => {
    expect(foreignLanguage(text, stated)).toBe(language)
  })

  it('has a name in English', () => {
    expect(['de', 'nb', 'is', 'und', 'qqx'].map(languageName)).toEqual([
      'German',
      'Norwegian Bokmål',
      'Icelandic',
      undefined,
      undefined,
    ])
  })
})
