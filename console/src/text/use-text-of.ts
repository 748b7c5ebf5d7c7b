import { useQuery } from '@tanstack/react-query';
import type { TextKey } from './english';
import { formatText, type Values } from './format-text';
import { useLanguage } from './text-context';

/** Texts of one screen, which are not part of the first load. */
export interface Catalogue<Key extends string> {
  readonly name: string;
  readonly english: Readonly<Record<Key, string>>;
  readonly portuguese: () => Promise<Readonly<Record<Key, string>>>;
}

/** Translates the keys of a catalogue, and those of all screens. */
export function useTextOf<Key extends string>({ name, english, portuguese }: Catalogue<Key>) {
  const { t, language } = useLanguage();
  const { data: texts = english } = useQuery({
    queryKey: ['texts', name, language],
    queryFn: () => (language === 'pt' ? portuguese() : english),
    staleTime: Number.POSITIVE_INFINITY,
    initialData: language === 'pt' ? undefined : english,
  });
  const own: Readonly<Record<string, string>> = texts;
  return (key: Key | TextKey, values?: Values): string => {
    const text = own[key];
    return text === undefined ? t(key as TextKey, values) : formatText(text, values);
  };
}
