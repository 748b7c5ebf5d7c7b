import { useMemo, useState } from 'react';
import { useLanguage } from '../text/text-context';
import { Button } from '../ui/button';
import { FieldErrors, SelectField, TextArea, TextField } from '../ui/field';
import { Card, Quiet, Row } from '../ui/layout';
import { useErrorsAt } from './form-editor-context';
import { type FormText, type Translations, translate, translationOf } from './form-translations';
import styles from './forms.module.css';
import { languageNames } from './language-names';
import { useFormsText } from './use-forms-text';

/** The API accepts as many languages. */
const MAX_LANGUAGES = 10;
/** Longer texts have an input of several lines. */
const LONG_TEXT = 60;

interface TranslationsCardProps {
  readonly texts: readonly FormText[];
  readonly translations: Translations;
  readonly onChange: (translations: Translations) => void;
}

/** The texts of the form in other languages, one language at a time. */
export function TranslationsCard({ texts, translations, onChange }: TranslationsCardProps) {
  const t = useFormsText();
  const names = useLanguageNames();
  const languages = Object.keys(translations);
  const [chosen, setChosen] = useState<string>();
  const shown = chosen !== undefined && languages.includes(chosen) ? chosen : languages[0];
  const add = (language: string) => {
    onChange({ ...translations, [language]: {} });
    setChosen(language);
  };
  return (
    <Card title={t('forms.translations')}>
      <Quiet>{t('forms.translations_about')}</Quiet>
      <FieldErrors of={useErrorsAt('page.translations')} />
      {languages.length > 0 ? (
        <Row>
          {languages.map((language) => (
            <Button key={language} aria-pressed={language === shown} onClick={() => setChosen(language)}>
              {names.get(language) ?? language}
            </Button>
          ))}
        </Row>
      ) : undefined}
      {shown === undefined ? undefined : (
        <LanguageTexts
          key={shown}
          name={names.get(shown) ?? shown}
          texts={texts}
          placed={translations[shown] ?? {}}
          onChange={(placed) => onChange({ ...translations, [shown]: placed })}
          onRemove={() => {
            const { [shown]: _removed, ...others } = translations;
            onChange(others);
          }}
        />
      )}
      {languages.length < MAX_LANGUAGES ? <AddLanguage names={names} languages={languages} onAdd={add} /> : undefined}
    </Card>
  );
}

interface LanguageTextsProps {
  readonly name: string;
  readonly texts: readonly FormText[];
  readonly placed: Translations[string];
  readonly onChange: (placed: Translations[string]) => void;
  readonly onRemove: () => void;
}

function LanguageTexts({ name, texts, placed, onChange, onRemove }: LanguageTextsProps) {
  const t = useFormsText();
  const count = texts.filter((one) => translationOf(one, placed)).length;
  return (
    <>
      <div className={styles['translations']}>
        {texts.map((one) => {
          const Input = one.text.length > LONG_TEXT ? TextArea : TextField;
          return (
            <Input
              key={one.places[0]}
              label={one.text}
              value={translationOf(one, placed)}
              onChange={({ target }: { target: { value: string } }) => onChange(translate(one, placed, target.value))}
            />
          );
        })}
      </div>
      <Row>
        <Quiet>{t('forms.translated', { count, total: texts.length })}</Quiet>
        <Button icon="trash" look="plain" onClick={onRemove}>
          {t('field.remove_of', { name })}
        </Button>
      </Row>
    </>
  );
}

interface AddLanguageProps {
  readonly names: ReadonlyMap<string, string>;
  readonly languages: readonly string[];
  readonly onAdd: (language: string) => void;
}

function AddLanguage({ names, languages, onAdd }: AddLanguageProps) {
  const t = useFormsText();
  const [language, setLanguage] = useState('');
  const add = () => {
    onAdd(language);
    setLanguage('');
  };
  return (
    <div className={styles['add_language']}>
      <SelectField label={t('forms.language')} value={language} onChange={(event) => setLanguage(event.target.value)}>
        <option value="">{t('forms.choose_language')}</option>
        {[...names]
          .filter(([code]) => !languages.includes(code))
          .map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
      </SelectField>
      <Button icon="plus" disabled={!language} onClick={add}>
        {t('forms.add_language')}
      </Button>
    </div>
  );
}

function useLanguageNames(): ReadonlyMap<string, string> {
  const { language } = useLanguage();
  return useMemo(() => languageNames(language), [language]);
}
