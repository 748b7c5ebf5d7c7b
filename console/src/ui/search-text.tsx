import { type FormEvent, useEffect, useState } from 'react';
import { inputClass } from './field';
import styles from './search-text.module.css';

const TYPING_MS = 250;

/** The URL follows the text after a pause, so that going back does not undo single letters. */
export function SearchText({ label, text, onText }: { label: string; text: string; onText: (text: string) => void }) {
  const [draft, setDraft] = useState<string>();
  useEffect(() => {
    if (draft === undefined) return;
    const timer = setTimeout(() => {
      onText(draft);
      setDraft(undefined);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [draft, onText]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onText(draft ?? text);
  };
  return (
    <search>
      <form onSubmit={submit}>
        <input
          className={`${inputClass} ${styles['text']}`}
          type="search"
          aria-label={label}
          placeholder={label}
          value={draft ?? text}
          onChange={(event) => setDraft(event.target.value)}
        />
      </form>
    </search>
  );
}
