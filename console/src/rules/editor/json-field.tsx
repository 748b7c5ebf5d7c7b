import { useState } from 'react';
import { TextArea } from '../../ui/field';
import { useErrorsAt } from './use-editor';

interface JsonFieldProps {
  readonly label: string;
  readonly path: string;
  readonly hint?: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** A value as JSON. Text that is not JSON yet is stored as text, so that it is not lost, and rejected by the API. */
export function JsonField({ label, path, hint, value, onChange }: JsonFieldProps) {
  const errors = useErrorsAt(path);
  const [typed, setTyped] = useState(() => textOf(value));
  // Another value than the typed one was set elsewhere, such as by moving the action.
  const text = same(parsed(typed), value) ? typed : textOf(value);
  return (
    <TextArea
      label={label}
      hint={hint}
      errors={errors}
      spellCheck={false}
      value={text}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(parsed(event.target.value));
      }}
    />
  );
}

function parsed(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function textOf(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value, undefined, 2);
}

function same(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
