import { RecordInput } from '../records/record-input';
import { partOf, relationSource } from '../records/relation-source';
import { useText } from '../text/text-context';
import { type ControlProps, inputClass } from '../ui/field';
import type { Condition, FilterValue } from './filter-model';
import type { FilterField } from './use-params';
import { enteredValue, shownValue } from './value-text';

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
    return (
      <RecordInput
        label={t('filter.value')}
        source={relationSource(field.hydrate, partOf(field.name, field.hydrate))}
        value={value === undefined || value === null ? undefined : String(value)}
        onChange={onChange}
        control={control}
      />
    );
  }
  return (
    <input
      className={inputClass}
      {...control}
      aria-label={t('filter.value')}
      type={field.input_type === 'number' || field.input_type === 'date' ? field.input_type : 'text'}
      step="any"
      value={shownValue(field, value as FilterValue | undefined)}
      onChange={({ target }) => onChange(enteredValue(field, target.value))}
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
