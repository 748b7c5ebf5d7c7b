import type { MoveBlocker } from '@trackway/client';
import { useText } from '../text/text-context';
import { Badge } from '../ui/badge';
import { SelectField, TextField } from '../ui/field';
import { Card, Quiet, Stack } from '../ui/layout';
import type { AnswerDrafts } from './move-answers';

type Blocker = MoveBlocker;
type AskedField = Pick<NonNullable<Blocker['required_fields']>[number], 'field_id' | 'label' | 'type'>;

/** Lines are answered in their form, and results are calculated. */
const WITHOUT_CONTROL = ['group', 'calculated'];

interface BlockersProps {
  readonly blockers: readonly Blocker[];
  readonly drafts: AnswerDrafts;
  readonly onDrafts: (drafts: AnswerDrafts) => void;
}

/** What prevents the move, how to clear it, and controls for answers that are missing. */
export function Blockers({ blockers, drafts, onDrafts }: BlockersProps) {
  const asked = askedFields(blockers, drafts);
  return (
    <Stack>
      {blockers.map((blocker) => (
        <Card key={`${blocker.type}-${blocker.detail}`}>
          <div>
            <Badge tone="bad">{blocker.type.replaceAll('_', ' ')}</Badge> {blocker.detail}
          </div>
          <Quiet>{blocker.clear}</Quiet>
          {blocker.required_attachments?.map(({ id, name, url }) => (
            <a key={id} href={url} target="_blank" rel="noreferrer">
              {name}
            </a>
          ))}
        </Card>
      ))}
      {asked.map(({ field_id: id, label, type }) => (
        <AnswerField
          key={id}
          label={label}
          type={type}
          text={drafts[id]?.text ?? ''}
          onText={(text) => onDrafts({ ...drafts, [id]: { type, text, label } })}
        />
      ))}
    </Stack>
  );
}

/** Fields stay visible after they are filled in, although they do not prevent the move any more. */
function askedFields(blockers: readonly Blocker[], drafts: AnswerDrafts): readonly AskedField[] {
  const required = blockers.flatMap(({ required_fields: fields = [] }) => fields);
  const filled = Object.entries(drafts)
    .filter(([id]) => !required.some(({ field_id: other }) => other === id))
    .map(([field_id, { type, label }]) => ({ field_id, type, label }));
  return [...filled, ...required].filter(({ type }) => !WITHOUT_CONTROL.includes(type));
}

function AnswerField({
  label,
  type,
  text,
  onText,
}: {
  label: string;
  type: string;
  text: string;
  onText: (text: string) => void;
}) {
  const t = useText();
  if (type === 'boolean') {
    return (
      <SelectField label={label} value={text} onChange={(event) => onText(event.target.value)}>
        <option value="">{t('filter.from_list')}</option>
        <option value="true">{t('ui.yes')}</option>
        <option value="false">{t('ui.no')}</option>
      </SelectField>
    );
  }
  const types: Readonly<Record<string, string>> = {
    number: 'number',
    money: 'number',
    rating: 'number',
    date: 'date',
    email: 'email',
  };
  return (
    <TextField
      label={label}
      type={types[type] ?? 'text'}
      step="any"
      value={text}
      onChange={(event) => onText(event.target.value)}
    />
  );
}
