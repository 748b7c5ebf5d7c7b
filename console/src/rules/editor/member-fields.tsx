import { RecordInput } from '../../records/record-input';
import { relationSource } from '../../records/relation-source';
import { IconButton } from '../../ui/button';
import { Field, SelectField, TextField } from '../../ui/field';
import styles from './rule-editor.module.css';
import { useEditor, useEditorText, useErrorsAt } from './use-editor';

interface MemberFieldProps {
  readonly label: string;
  readonly path: string;
  readonly hint?: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** Chooses one of many objects by its name. With `empty`, it can be cleared. */
export function RelationField({
  label,
  path,
  value,
  source,
  empty,
  onChange,
}: MemberFieldProps & { source: string; empty?: string }) {
  const t = useEditorText();
  const errors = useErrorsAt(path);
  const known = typeof value === 'string' || typeof value === 'number' ? value : undefined;
  return (
    <Field label={label} errors={errors} hint={empty && known === undefined ? empty : undefined}>
      {(props) => (
        <div className={styles['pair']}>
          <RecordInput
            label={label}
            source={relationSource(source, 'entries')}
            value={known}
            onChange={onChange}
            control={props}
          />
          {empty && known !== undefined ? (
            <IconButton icon="close" label={`${t('editor.clear')}: ${label}`} onClick={() => onChange(undefined)} />
          ) : undefined}
        </div>
      )}
    </Field>
  );
}

/** Chooses a step. With `empty`, none is chosen by default. */
export function StepField({ label, path, value, empty, onChange }: MemberFieldProps & { empty?: string }) {
  const t = useEditorText();
  const { funnels } = useEditor();
  const errors = useErrorsAt(path);
  return (
    <SelectField
      label={label}
      errors={errors}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(event.target.value || undefined)}
    >
      <option value="">{empty ?? t('filter.from_list')}</option>
      {funnels.map((funnel) => (
        <optgroup key={funnel.id} label={funnel.name}>
          {funnel.steps.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}

/** Chooses one of a few values. `empty` stands for none. A value of a newer API remains. */
export function ChoiceField({
  label,
  path,
  hint,
  value,
  options,
  empty,
  onChange,
}: MemberFieldProps & { options: readonly (readonly [value: string, label: string])[]; empty?: string }) {
  const errors = useErrorsAt(path);
  const isKnown = value === undefined || options.some(([key]) => key === value);
  return (
    <SelectField
      label={label}
      hint={hint}
      errors={errors}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(event.target.value || undefined)}
    >
      {empty === undefined ? undefined : <option value="">{empty}</option>}
      {isKnown ? undefined : <option value={String(value)}>{String(value)}</option>}
      {options.map(([key, title]) => (
        <option key={key} value={key}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}

/** A text member. An empty text is left out. */
export function MemberText(props: MemberFieldProps) {
  return <MemberInput {...props} type="text" parse={String} />;
}

/** A number member. An empty text is left out. */
export function MemberNumber(props: MemberFieldProps) {
  return <MemberInput {...props} type="number" parse={Number} />;
}

function MemberInput({
  label,
  path,
  hint,
  value,
  type,
  parse,
  onChange,
}: MemberFieldProps & { type: 'text' | 'number'; parse: (text: string) => unknown }) {
  const errors = useErrorsAt(path);
  const isShown = typeof value === (type === 'number' ? 'number' : 'string');
  return (
    <TextField
      label={label}
      hint={hint}
      errors={errors}
      type={type}
      value={isShown ? (value as string | number) : ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : parse(target.value))}
    />
  );
}

/** Options with a text of each key. */
export function choices<Key extends string>(
  keys: readonly Key[],
  label: (key: Key) => string,
): readonly (readonly [Key, string])[] {
  return keys.map((key) => [key, label(key)]);
}
