import { type TextKey, useText } from '../text/text-context';
import { IconButton } from '../ui/button';
import { inputClass } from '../ui/field';
import { ArgumentInput } from './argument-input';
import styles from './filter-editor.module.css';
import { type Condition, needsValue } from './filter-model';
import { type FilterField, fieldLabel } from './use-params';
import { ValueInput } from './value-input';

interface ConditionRowProps {
  readonly condition: Condition;
  readonly fields: readonly FilterField[];
  readonly onChange: (condition: Condition) => void;
  readonly onRemove: () => void;
}

export function ConditionRow({ condition, fields, onChange, onRemove }: ConditionRowProps) {
  const t = useText();
  const field = fields.find(({ name }) => name === condition.field);
  const chooseField = (name: string) => {
    const operators = fields.find((one) => one.name === name)?.operators ?? [];
    const operator = operators.find((one) => one === condition.operator) ?? operators[0] ?? 'equals';
    onChange({ field: name, operator });
  };
  return (
    <div className={styles['condition']}>
      <select
        className={inputClass}
        aria-label={t('filter.field')}
        value={condition.field}
        onChange={(event) => chooseField(event.target.value)}
      >
        {field ? undefined : <option value={condition.field}>{condition.field}</option>}
        {fields.map(({ name }) => (
          <option key={name} value={name}>
            {fieldLabel(name)}
          </option>
        ))}
      </select>
      <OperatorSelect condition={condition} field={field} onChange={onChange} />
      <div className={styles['values']}>
        {field?.arguments.map((argument, index) => (
          <ArgumentInput
            key={argument.name}
            argument={argument}
            value={condition.arguments?.[index]}
            onChange={(value) => onChange({ ...condition, arguments: replaced(condition.arguments, index, value) })}
          />
        ))}
        {field && needsValue(condition.operator) ? (
          <ValueInput field={field} condition={condition} onChange={(value) => onChange({ ...condition, value })} />
        ) : undefined}
      </div>
      <IconButton icon="close" label={t('filter.remove')} onClick={onRemove} />
    </div>
  );
}

function OperatorSelect({
  condition,
  field,
  onChange,
}: Pick<ConditionRowProps, 'condition' | 'onChange'> & { field: FilterField | undefined }) {
  const t = useText();
  return (
    <select
      className={inputClass}
      aria-label={t('filter.operator')}
      value={condition.operator}
      onChange={(event) => onChange({ ...condition, operator: event.target.value })}
    >
      {(field?.operators ?? [condition.operator]).map((operator) => (
        <option key={operator} value={operator}>
          {t(`operator.${operator}` as TextKey)}
        </option>
      ))}
    </select>
  );
}

function replaced(given: Condition['arguments'], index: number, value: string | number) {
  const before = given ?? [];
  return index < before.length ? before.with(index, value) : [...before, value];
}
