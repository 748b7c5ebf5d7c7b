import { loadRelation, partOf } from '../api/relations';
import { useText } from '../text/text-context';
import { type ControlProps, inputClass } from '../ui/field';
import type { Condition, FilterValue } from './filter-model';
import { RelationInput } from './relation-input';
import type { FilterField } from './use-params';

interface ValueInputProps {
  readonly field: FilterField;
  readonly condition: Condition;
  readonly onChange: (value: FilterValue | undefined) => void;
  /** Of the field that shows the label and the errors. */
  readonly control?: ControlProps | undefined;
}

/** The control that fits the field: its type, its options and where its values are loaded from. */
export function ValueInput({ field, condition, onChange, control }: ValueInputProps) {
  const t = useText();
  const value = Array.isArray(condition.value) ? condition.value[0] : condition.value;
  if (field.options.length > 0 || field.input_type === 'boolean') {
    return (
      <OptionSelect field={field} value={value as FilterValue | undefined} onChange={onChange} control={control} />
    );
  }
  if (field.input_type === 'relation' && field.hydrate) {
    const part = partOf(field.name, field.hydrate);
    return (
      <RelationInput
        label={t('filter.value')}
        source={`${field.hydrate}:${part}`}
        load={(call) => loadRelation(call, field.hydrate ?? '', part)}
        value={value === undefined || value === null ? undefined : String(value)}
        onChange={onChange}
        control={control}
      />
    );
  }
  const isNumber = field.input_type === 'number';
  return (
    <input
      className={inputClass}
      {...control}
      aria-label={t('filter.value')}
      type={isNumber ? 'number' : field.input_type === 'date' ? 'date' : 'text'}
      step="any"
      value={value === undefined || value === null ? '' : String(value)}
      onChange={({ target }) => onChange(isNumber && target.value !== '' ? Number(target.value) : target.value)}
    />
  );
}

const BOOLEANS = [true, false] as const;

function OptionSelect({
  field,
  value,
  onChange,
  control,
}: Pick<ValueInputProps, 'field' | 'onChange' | 'control'> & { value: FilterValue | undefined }) {
  const t = useText();
  const booleans = BOOLEANS.map((one) => ({ value: one, label: t(one ? 'ui.yes' : 'ui.no') }));
  const options = field.options.length > 0 ? field.options : booleans;
  const choose = (index: string) => onChange(options[Number(index)]?.value);
  const current = options.findIndex((option) => String(option.value) === String(value));
  return (
    <select
      className={inputClass}
      {...control}
      aria-label={t('filter.value')}
      value={current}
      onChange={(event) => choose(event.target.value)}
    >
      <option value={-1}>{t('filter.from_list')}</option>
      {options.map((option, index) => (
        <option key={String(option.value)} value={index}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
