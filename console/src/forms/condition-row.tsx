import type { Operator } from '../api/operators';
import { IconButton } from '../ui/button';
import { inputClass } from '../ui/field';
import { toMinorUnits, toUnits } from '../ui/minor-units';
import type { ConditionDraft, FieldDraft } from './field-draft';
import { FIELD_TYPES, type FieldType } from './field-types';
import styles from './forms.module.css';
import { useFormsText } from './use-forms-text';

interface ConditionRowProps {
  readonly condition: ConditionDraft;
  readonly number: number;
  /** Fields that a condition can name. */
  readonly sources: readonly FieldDraft[];
  readonly isInvalid: boolean;
  readonly onChange: (condition: ConditionDraft) => void;
  readonly onRemove: () => void;
}

const NUMERIC: readonly FieldType[] = ['number', 'money', 'rating', 'calculated'];

/** One condition: a field, an operator and a value. */
export function ConditionRow({ condition, number, sources, isInvalid, onChange, onRemove }: ConditionRowProps) {
  const t = useFormsText();
  const source = sources.find(({ uid }) => uid === condition.field);
  const operators = source ? FIELD_TYPES[source.type].operators : [condition.operator];
  const shared = { className: inputClass, 'aria-invalid': isInvalid ? true : undefined };
  const choose = (uid: string) => {
    const type = sources.find((one) => one.uid === uid)?.type ?? 'short_text';
    onChange({ field: uid, operator: FIELD_TYPES[type].operators[0] ?? 'is_not_null' });
  };
  return (
    <fieldset className={styles['condition']} aria-label={t('field.condition', { number })}>
      <select
        {...shared}
        aria-label={t('field.condition_field', { number })}
        value={condition.field}
        onChange={(event) => choose(event.target.value)}
      >
        {source ? undefined : <option value={condition.field}>{condition.field}</option>}
        {sources.map(({ uid, label }) => (
          <option key={uid} value={uid}>
            {label || uid}
          </option>
        ))}
      </select>
      <select
        {...shared}
        aria-label={t('field.condition_operator', { number })}
        value={condition.operator}
        onChange={(event) => onChange(withOperator(condition, event.target.value as Operator))}
      >
        {operators.map((operator) => (
          <option key={operator} value={operator}>
            {t(`field.op_${operator}`)}
          </option>
        ))}
      </select>
      {isPresence(condition.operator) ? (
        <span />
      ) : (
        <ConditionValue
          condition={condition}
          number={number}
          source={source}
          isInvalid={isInvalid}
          onChange={onChange}
        />
      )}
      <IconButton
        icon="close"
        label={t('ui.remove_of', { label: t('field.condition', { number }) })}
        onClick={onRemove}
      />
    </fieldset>
  );
}

type ConditionValueProps = Pick<ConditionRowProps, 'condition' | 'number' | 'isInvalid' | 'onChange'> & {
  readonly source: FieldDraft | undefined;
};

function ConditionValue({ condition, number, source, isInvalid, onChange }: ConditionValueProps) {
  const t = useFormsText();
  const set = (value: ConditionDraft['value']) => onChange({ ...condition, value });
  const label = t('field.condition_value', { number });
  const shared = { className: inputClass, 'aria-label': label, 'aria-invalid': isInvalid ? true : undefined };
  const type = source?.type ?? 'short_text';
  const choices =
    type === 'boolean'
      ? ([
          ['true', t('ui.yes')],
          ['false', t('ui.no')],
        ] as const)
      : optionsOf(source);
  if (choices.length > 0) {
    const toValue = (text: string) => (type === 'boolean' && text !== '' ? text === 'true' : text || undefined);
    return (
      <select {...shared} value={String(condition.value ?? '')} onChange={(event) => set(toValue(event.target.value))}>
        <option value="" />
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    );
  }
  const isNumber = NUMERIC.includes(type);
  const currency = source?.rules.currency;
  const isAmount = type === 'money' || (type === 'calculated' && Boolean(currency));
  const toNumber = (text: string) => (isAmount ? toMinorUnits(text, currency) : Number(text));
  const toValue = (text: string) => (text === '' ? undefined : isNumber ? toNumber(text) : text);
  const { value } = condition;
  const shown = isAmount && typeof value === 'number' ? toUnits(value, currency) : value;
  return (
    <input
      {...shared}
      type={isNumber ? 'number' : type === 'date' ? 'date' : 'text'}
      step="any"
      // A number stays a number, because React then keeps `12.0` while the user types.
      value={typeof shown === 'number' ? shown : String(shown ?? '')}
      onChange={(event) => set(toValue(event.target.value))}
    />
  );
}

function optionsOf(source: FieldDraft | undefined): readonly (readonly [string, string])[] {
  const hasOptions = source && FIELD_TYPES[source.type].hasOptions;
  return hasOptions ? source.options.map(({ value, label }) => [value || label, label] as const) : [];
}

function isPresence(operator: Operator): boolean {
  return operator === 'is_null' || operator === 'is_not_null';
}

function withOperator({ field, value }: ConditionDraft, operator: Operator): ConditionDraft {
  return isPresence(operator) ? { field, operator } : { field, operator, value };
}
