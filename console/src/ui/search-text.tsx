import type { FormEvent } from 'react';
import { inputClass } from './field';
import styles from './search-text.module.css';
import { useDelayed } from './use-delayed';

/** A text to search for, which is in the URL. */
export function SearchText({ label, text, onText }: { label: string; text: string; onText: (text: string) => void }) {
  const typed = useDelayed(text, onText);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    typed.reportNow();
  };
  return (
    <search>
      <form onSubmit={submit}>
        <input
          className={`${inputClass} ${styles['text']}`}
          type="search"
          aria-label={label}
          placeholder={label}
          value={typed.value}
          onChange={(event) => typed.set(event.target.value)}
        />
      </form>
    </search>
  );
}
