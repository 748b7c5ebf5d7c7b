import { didYouMean } from './nearest-name';

/** Text for a name that is not known: `The field colour does not exist. Available fields: id, name.` */
export function unknownName(noun: 'field' | 'kind' | 'member', name: string, known: readonly string[]): string {
  const available = `Available ${noun}s: ${known.join(', ')}.`;
  return [`The ${noun} ${name} does not exist.${didYouMean(name, known)}`, available].join(' ');
}
