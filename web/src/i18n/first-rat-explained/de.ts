import type { ExplainedWords } from './words';

export const german: ExplainedWords = {
  space: (goods, light, more) =>
    `Eine Ratte, die hierher zieht, sammelt ${goods}. Sobald dein Lichtmarker bei Lampe ${light} ist, sind es ${more}.`,
  litSpace: (goods, more) =>
    `Für dich beleuchtet: Eine Ratte, die hierher zieht, sammelt ${more} statt ${goods}.`,
  boothHere: (keeper) => `Hier steht ein Stand: ${keeper}.`,
  pipeHere: (exit) => `Ein Rohr führt zu ${exit}.`,
  ownRat: 'Geht allein 1 bis 5 Felder, oder 1 bis 3 in einer Gruppe, die auf einer Farbe endet.',
  otherRat: 'Ziehst du auf ihr Feld, zahlst du dieser Familie 1 Käse.',
  start: 'Hier laufen deine Ratten los. Auch wer stiehlt oder aus der Kinderstube kommt, landet hier.',
  rocket:
    'Eine Ratte, die hier ankommt, steigt ein und wertet Rattonauten. Sie bringt dir eine Auszeichnung oder eine Ratte aus der Kinderstube.',
  pipe: (entry, exit, cost) =>
    `Von ${entry} nach ${exit} in einem einzigen Schritt. Jede Ratte zahlt dafür 1 ${cost}.`,
  booths: {
    hamster: (space, price) =>
      `Eine Ratte, die auf ${space} endet, darf einen Rucksack nehmen: für ${price} Käse oder gestohlen, dann muss sie zurück zum Start.`,
    frog: (space, price) =>
      `Eine Ratte, die auf ${space} endet, darf einen Energydrink nehmen: für ${price} Käse oder gestohlen, dann muss sie zurück zum Start.`,
    crow: (space, price) =>
      `Eine Ratte, die auf ${space} endet, darf einen Kronkorken nehmen: für ${price} Käse oder gestohlen, dann muss sie zurück zum Start.`,
  },
  lights:
    'Jede Glühbirne rückt deinen Lichtmarker um eine Lampe weiter. Felder, zu denen er gekommen ist, bringen dir 1 mehr.',
  constructionLight: 'Erreicht oder überholt dein Lichtmarker diese Baulampe, wertest du die Lichtleiste.',
  burrow: {
    start: 'Hier läuft dein Rattenbaumarker los. Jeder Apfelrest bringt ihn ein Feld weiter.',
    plain: 'Nur ein Gang. Jeder Apfelrest bringt deinen Rattenbaumarker ein Feld weiter.',
    junction:
      'Wenn dein Rattenbaumarker von hier weitergeht, wählst du: den kurzen Weg durch den Raum nebenan oder weiter Richtung Vorratshöhle.',
    library: 'Wer vorbeikommt, darf einen Comic nehmen. Er hilft den Rest des Spiels.',
    nursery: 'Wer vorbeikommt, bringt eine Ratte von hier zum Start.',
    food: 'Wer vorbeikommt, wertet die Vorratsleiste.',
  },
  tracks: {
    cockpit: 'Gewertet, wenn du ein Cockpit baust. Wer zuerst kommt, bekommt die meisten Punkte.',
    cargo: 'Gewertet, wenn du einen Frachtraum baust. Wer zuerst kommt, bekommt die meisten Punkte.',
    thruster: 'Gewertet, wenn du einen Antrieb baust. Wer zuerst kommt, bekommt die meisten Punkte.',
    rocket: 'Gewertet für jedes vollständige Set, das du gebaut hast: Cockpit, Frachtraum und Antrieb.',
    provisions: 'Gewertet, wenn du am Ende deines Zuges Käse spendest.',
    lights: 'Gewertet, wenn dein Lichtmarker eine Baulampe der Lichterkette erreicht oder überholt.',
    food: 'Gewertet, wenn dein Rattenbaumarker zur Vorratshöhle kommt.',
    rattronaut: 'Gewertet von jeder Ratte, die die Rakete erreicht. Sie besetzt das Feld selbst.',
  },
  goods: {
    cheese: 'Bezahlt an Ständen und für Gesellschaft auf einem Feld. Du kannst ihn auch spenden.',
    core: 'Wird nicht behalten: Er bringt deinen Rattenbaumarker ein Feld weiter.',
    bulb: 'Wird nicht behalten: Sie rückt deinen Lichtmarker um eine Lampe weiter.',
    soda: 'Für Frachträume und Antriebe, und für ein Rohr.',
    vinegar: 'Für Antriebe, und für Rohre.',
    can: 'Für Cockpits und Frachträume, und für ein Rohr.',
    calculator: 'Für Cockpits, und für ein Rohr.',
    moldy: 'Genommen, als der Käse für Gesellschaft nicht reichte. Jeder kostet am Ende 2 Punkte.',
  },
  award: '3 Punkte am Ende.',
  markersHeading: 'Wertungssteine',
  markers: (ending) =>
    `Jede Wertung braucht einen, nur Rattonauten nicht. Hat jemand Nummer ${ending} gelegt, wird die Runde zu Ende gespielt, dann noch eine.`,
  points: 'So viel wäre es wert, wenn das Spiel jetzt zu Ende wäre.',
  lightMarker: 'So weit ist der Lichtmarker dieser Familie gekommen. Felder bis dorthin bringen ihr 1 mehr.',
  burrowMarker: 'Hier ist der Rattenbaumarker dieser Familie.',
  crew: 'Ratten, die eingestiegen sind. Ist die vierte einer Familie drin, ist es die letzte Runde.',
  lightString: 'Die Lichterkette',
};
