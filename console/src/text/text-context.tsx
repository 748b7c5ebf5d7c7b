import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { english, type TextKey, type Texts } from './english';
import { formatText, type Values } from './format-text';
import { localeOf } from './locale-of';

export type { TextKey };
export type Language = 'en' | 'pt';
export type Translate = (key: TextKey, values?: Values) => string;

interface TextContext {
  readonly t: Translate;
  readonly language: Language;
  /** For dates and numbers. */
  readonly locale: string;
  readonly setLanguage: (language: Language) => void;
}

const STORED = 'trackway.language';
const Context = createContext<TextContext | undefined>(undefined);

/** English is part of the first load; other languages are loaded when they are chosen. */
export function TextProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState<Language>(initialLanguage);
  const [texts, setTexts] = useState<Texts>(english);
  useEffect(() => {
    document.documentElement.lang = language;
    localStorage.setItem(STORED, language);
    let isCurrent = true;
    void loadTexts(language).then((loaded) => isCurrent && setTexts(loaded));
    return () => {
      isCurrent = false;
    };
  }, [language]);
  const context = useMemo(
    () => ({
      t: (key: TextKey, values?: Values) => formatText(texts[key], values),
      language,
      locale: localeOf(language, navigator.languages),
      setLanguage,
    }),
    [texts, language],
  );
  return <Context value={context}>{children}</Context>;
}

export function useLanguage(): TextContext {
  const context = use(Context);
  if (!context) throw new Error('TextProvider is missing.');
  return context;
}

export function useText(): Translate {
  return useLanguage().t;
}

async function loadTexts(language: Language): Promise<Texts> {
  return language === 'pt' ? (await import('./portuguese')).portuguese : english;
}

function initialLanguage(): Language {
  const stored = localStorage.getItem(STORED);
  if (stored === 'en' || stored === 'pt') return stored;
  return navigator.language.startsWith('pt') ? 'pt' : 'en';
}
