import { languages, type Language } from '../../src/i18n/languages';
import { catalogues, said } from './catalogues';

// Words that the box does not use for a thing, and what it calls it instead: one word for one thing,
// wherever the page speaks of it.
const notOurs: Record<Language, [RegExp, string][]> = {
  en: [
    [/\bflags?\b/i, 'light marker'],
    [/\bforks?\b/i, 'junction'],
    [/\btricks?\b/i, 'ability'],
    [/\b(robot|tin) rat\b/i, 'Robo-Rat'],
    [/\bas printed\b|\bshuffled boards?\b/i, 'standard, variable'],
    [
      /^(up|left)(,|$)|\b(up|left) (is|or|leads|takes)\b/i,
      'where it leads to: the board also stands upright',
    ],
  ],
  de: [
    [/Essig/, 'Flasche'],
    [/Fähnchen/, 'Lichtmarker'],
    [/\b(Stein|Feld) im Bau\b|\b(der|den|im|des) Baus?\b/, 'Rattenbau, Rattenbaumarker'],
    [/\bWaren?\b|\bSachen\b/, 'Gegenstand'],
    [/Lichtern?\b|\bLicht \d/, 'Lampe'],
    [/\b(Jede|jede|die) Lampe (rückt|bringt)/, 'Glühbirne'],
    [/erleuchtet/, 'beleuchtet'],
    [/wertet? (Baulampen|Proviant|Vorrat|Licht|Käse)\b/, 'Lichtleiste, Käseleiste, Vorratsleiste'],
    [/Aufgabe/, 'Herausforderung'],
    [/Roboterratte|Blechratte/, 'Robo-Ratte'],
    [/Pfad\b/, 'Weg'],
    [/[Ww]ie gedruckt|\bGemischte?\b/, 'Standardaufbau, variabler Aufbau'],
    [/[Zz]ufälligen? Karten/, 'zufälliges Austeilen'],
    [/\bSatz\b/, 'Set'],
    [/\bTricks?\b/, 'Fähigkeit'],
    [/\b(oben|hinauf|links|rechts)\b/i, 'wohin es geht: Der Plan steht auch aufrecht'],
  ],
  fr: [
    [/pouponnière/i, 'Garderie'],
    [/terrier/i, 'Trou à rats'],
    [/réserves/i, 'Garde-manger'],
    [/projecteur/i, 'lampe de chantier'],
    [/guirlande/i, 'câble électrique'],
    [/fanion/i, 'marqueur Filament'],
    [/rattronaute/i, 'Ratonaute'],
    [/médaille/i, 'Récompense'],
    [/récompense/, 'bonus, or Récompense for the token'],
    [/(?<!\p{L})étals?(?!\p{L})|échoppe/iu, 'stand'],
    [/bicarbonate/i, 'paquet de levure'],
    [/calculatrice/i, 'calculette'],
    [/boîtes? de conserve/i, 'conserve'],
    [/(?<!bouteilles? de )vinaigre/i, 'bouteille de vinaigre'],
    [/énergisante/i, 'boisson énergétique'],
    [/\bboissons?\b(?! énergétique)/i, 'boisson énergétique'],
    [/\bsacs?\b(?! à dos)/i, 'sac à dos'],
    [/tuyau/i, 'raccourci'],
    [/parties? (de|de la) fusée/i, 'pièce'],
    [/\bpions?\b/i, 'marqueur'],
    [/\bGreg\b/, 'Grégo'],
    [/injuste/i, 'c’est pas juste !'],
    [/bifurcation/i, 'intersection'],
    [/comme imprimé|plateaux? mélangés?/i, 'disposition standard, disposition aléatoire'],
    [/perd son tour|connaît un tour/i, 'pouvoir'],
    [/\bvotre\b|\bvos\b/i, 'ton, tes'],
    [/en haut|à gauche|à droite/i, 'where it leads to: the board also stands upright'],
  ],
};

describe.each(languages)('the page in %s', (language) => {
  it.each(Object.keys(catalogues))('speaks of the %s as the box does', (part) => {
    const texts = [...said(catalogues[part]!(language))];
    const found = notOurs[language].flatMap(([word, instead]) =>
      texts.filter(([, text]) => word.test(text)).map(([key, text]) => `${key}: ${text} (${instead})`),
    );
    expect(found).toEqual([]);
  });
});

// A sign of two parts has a space before it, so that it does not stick to its word.
describe('French', () => {
  it.each(Object.keys(catalogues))('of the %s has a space before ; : ! and ?', (part) => {
    const texts = [...said(catalogues[part]!('fr')).values()];
    expect(texts.filter((text) => /\p{L}[;:!?](?!\/\/)/u.test(text))).toEqual([]);
  });
});
