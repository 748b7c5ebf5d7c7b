import type { ComponentProps } from 'react';
import fieldGroup from '../edit/field-group.module.css';
import { CheckBox, TextField } from '../ui/field';
import type { FieldDraft } from './field-draft';
import { FIELD_TYPES, type FieldType, type RuleName } from './field-types';
import { useErrorsAt } from './form-editor-context';
import styles from './forms.module.css';
import type { RuleTexts } from './rule-texts';
import { useFormsText } from './use-forms-text';

interface RulesFieldsProps {
  readonly field: FieldDraft;
  readonly path: string;
  readonly onChange: (rules: RuleTexts) => void;
}

/** The limits that the type of a field supports. */
export function RulesFields({ field, path, onChange }: RulesFieldsProps) {
  const t = useFormsText();
  const { type, rules } = field;
  return (
    <fieldset className={`${fieldGroup['group']} ${styles['group']}`}>
      <legend>{t('field.rules')}</legend>
      <div className={styles['rules']}>
        {FIELD_TYPES[type].rules.map((rule) => (
          <Rule
            key={rule}
            rule={rule}
            type={type}
            path={`${path}.${rule}`}
            value={rules[rule] ?? ''}
            onChange={(text) => onChange({ ...rules, [rule]: text })}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface RuleProps {
  readonly rule: RuleName;
  readonly type: FieldType;
  readonly path: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

function Rule({ rule, type, path, value, onChange }: RuleProps) {
  const t = useFormsText();
  const errors = useErrorsAt(path);
  const label = t(`field.rule_${rule}`);
  if (rule === 'integer') {
    return (
      <CheckBox
        label={label}
        checked={value !== ''}
        onChange={(event) => onChange(event.target.checked ? 'true' : '')}
      />
    );
  }
  const hint = hintOf(rule, type);
  return (
    <TextField
      label={label}
      hint={hint && t(hint)}
      errors={errors}
      {...inputOf(rule, type)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function hintOf(rule: RuleName, type: FieldType) {
  const isBound = rule === 'min' || rule === 'max';
  if (isBound && type === 'money') return 'field.hint_money';
  if (isBound && type === 'datetime') return 'field.hint_datetime';
  if (isBound && type === 'rating') return 'field.hint_rating';
  if (rule === 'currency' || rule === 'mime_types' || rule === 'decimals') return `field.hint_${rule}` as const;
  return undefined;
}

function inputOf(rule: RuleName, type: FieldType): ComponentProps<'input'> {
  if (rule === 'currency') return { maxLength: 3, autoCapitalize: 'characters' };
  if (rule === 'mime_types') return {};
  const isBound = rule === 'min' || rule === 'max';
  if (isBound && type === 'date') return { type: 'date' };
  if (isBound && type === 'datetime') return {};
  return isBound || rule === 'max_bytes' ? { type: 'number', step: 'any' } : { type: 'number', min: 0, step: 1 };
}
