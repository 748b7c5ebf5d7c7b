import type { Form } from '@trackway/client';
import { useRead } from '../api/use-read';
import { useText } from '../text/text-context';
import { CheckBox, SelectField, TextField } from '../ui/field';
import { Card } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import type { AnswerDraft } from './move-answers';

type FormField = Form['fields'][number];

export interface AskedField {
  readonly form_id: number;
  readonly field_id: string;
  readonly label: string;
  readonly type: string;
}

interface AnswerFieldProps {
  readonly field: AskedField;
  readonly entered: AnswerDraft['entered'];
  readonly onDraft: (draft: AnswerDraft) => void;
}

interface ControlProps extends AnswerFieldProps {
  readonly options?: FormField['options'];
  readonly currency?: string | undefined;
}

/** Types whose form has the options or the currency. */
const FORM_TYPES = ['money', 'single_choice', 'multiple_choice'];

const INPUT_TYPES: Readonly<Record<string, string>> = {
  number: 'number',
  money: 'number',
  rating: 'number',
  date: 'date',
  email: 'email',
};

/** A control for a missing answer. */
export function AnswerField(props: AnswerFieldProps) {
  return FORM_TYPES.includes(props.field.type) ? <FormAnswer {...props} /> : <Control {...props} />;
}

function FormAnswer(props: AnswerFieldProps) {
  const { form_id: form, field_id: id } = props.field;
  const read = useRead('/api/management/forms/{form}', { path: { form: String(form) } });
  return (
    <Loaded of={read} lines={1}>
      {({ form: { fields } }) => {
        const field = fields.find((one) => one.id === id);
        return <Control {...props} options={field?.options ?? []} currency={field?.validation.currency} />;
      }}
    </Loaded>
  );
}

function Control({ field, entered, onDraft, options = [], currency }: ControlProps) {
  const t = useText();
  const { form_id, label, type } = field;
  const enter = (next: AnswerDraft['entered']) => onDraft({ form_id, label, type, entered: next, currency });
  if (type === 'multiple_choice') {
    return <Choices label={label} options={options} chosen={entered} onChoose={enter} />;
  }
  if (type === 'single_choice' || type === 'boolean') {
    const booleans = [
      { value: 'true', label: t('ui.yes') },
      { value: 'false', label: t('ui.no') },
    ];
    return (
      <SelectField label={label} value={String(entered)} onChange={(event) => enter(event.target.value)}>
        <option value="">{t('filter.from_list')}</option>
        {(type === 'boolean' ? booleans : options).map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectField>
    );
  }
  return (
    <TextField
      label={label}
      hint={currency}
      type={INPUT_TYPES[type] ?? 'text'}
      step="any"
      value={String(entered)}
      onChange={(event) => enter(event.target.value)}
    />
  );
}

interface ChoicesProps {
  readonly label: string;
  readonly options: FormField['options'];
  readonly chosen: AnswerDraft['entered'];
  readonly onChoose: (values: readonly string[]) => void;
}

function Choices({ label, options, chosen, onChoose }: ChoicesProps) {
  const isChosen = (value: string) => chosen.includes(value);
  const toggle = (value: string) =>
    onChoose(options.map((option) => option.value).filter((one) => (one === value) !== isChosen(one)));
  return (
    <Card title={label}>
      {options.map((option) => (
        <CheckBox
          key={option.value}
          label={option.label}
          checked={isChosen(option.value)}
          onChange={() => toggle(option.value)}
        />
      ))}
    </Card>
  );
}
