import { useRef } from 'react';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Menu } from '../../ui/menu';
import styles from './rule-editor.module.css';
import { useEditorText, useErrorsAt } from './use-editor';

interface TemplateFieldProps {
  readonly label: string;
  readonly path: string;
  readonly hint?: string;
  readonly value: unknown;
  readonly variables: readonly string[];
  readonly isShort?: boolean;
  readonly onChange: (value: string | undefined) => void;
}

/** A text that can contain variables, which are inserted where the cursor is. */
export function TemplateField({ label, path, hint, value, variables, isShort = false, onChange }: TemplateFieldProps) {
  const t = useEditorText();
  const errors = useErrorsAt(path);
  const control = useRef<HTMLTextAreaElement>(null);
  const text = typeof value === 'string' ? value : '';
  const insert = (variable: string) => {
    const { selectionStart: start = text.length, selectionEnd: end = text.length } = control.current ?? {};
    onChange(`${text.slice(0, start)}{{${variable.replace('*', 'name')}}}${text.slice(end)}`);
  };
  return (
    <div className={styles['wide']}>
      <Field label={label} hint={hint} errors={errors}>
        {(props) => (
          <textarea
            {...props}
            ref={control}
            rows={isShort ? 1 : 3}
            data-short={isShort || undefined}
            value={text}
            onChange={(event) => onChange(event.target.value || undefined)}
          />
        )}
      </Field>
      <Menu
        trigger={
          <Button look="plain" icon="plus" aria-label={t('editor.insert_into', { field: label })}>
            {t('editor.insert')}
          </Button>
        }
        items={variables.map((variable) => ({
          key: variable,
          label: variable.replace('*', '…'),
          onSelect: () => insert(variable),
        }))}
      />
    </div>
  );
}
