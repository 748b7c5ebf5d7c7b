import { useText } from '../text/text-context';
import { useStateText } from './badge';
import { SelectField } from './field';

/** Limits a list to one state. Without a state, all are shown. */
export function StateFilter<State extends string>({
  states,
  value,
  onChange,
}: {
  states: readonly State[];
  value: State | undefined;
  onChange: (state: State | undefined) => void;
}) {
  const t = useText();
  const textOf = useStateText();
  return (
    <SelectField
      label={t('ui.status')}
      value={value ?? ''}
      onChange={(event) => onChange(states.find((state) => state === event.target.value))}
    >
      <option value="">{t('ui.all')}</option>
      {states.map((state) => (
        <option key={state} value={state}>
          {textOf(state)}
        </option>
      ))}
    </SelectField>
  );
}
