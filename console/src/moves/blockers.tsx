import type { MoveBlocker } from '@trackway/client';
import { useText } from '../text/text-context';
import { Badge } from '../ui/badge';
import { Card, Quiet, Stack } from '../ui/layout';
import { AnswerField, type AskedField } from './answer-field';
import { type AnswerDrafts, hasControl } from './move-answers';

interface BlockersProps {
  readonly blockers: readonly MoveBlocker[];
  readonly drafts: AnswerDrafts;
  readonly onDrafts: (drafts: AnswerDrafts) => void;
}

/** What prevents the move, how to clear it, and controls for answers that are missing. */
export function Blockers({ blockers, drafts, onDrafts }: BlockersProps) {
  const t = useText();
  const asked = askedFields(blockers, drafts);
  const others = asked.filter(({ type }) => !hasControl(type));
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
      {asked
        .filter(({ type }) => hasControl(type))
        .map((field) => (
          <AnswerField
            key={field.field_id}
            field={field}
            entered={drafts[field.field_id]?.entered ?? ''}
            onDraft={(draft) => onDrafts({ ...drafts, [field.field_id]: draft })}
          />
        ))}
      {others.length > 0 ? (
        <p>{t('move.elsewhere', { fields: others.map(({ label }) => label).join(', ') })}</p>
      ) : undefined}
    </Stack>
  );
}

/** Fields stay visible after they are filled in, although they do not prevent the move any more. */
function askedFields(blockers: readonly MoveBlocker[], drafts: AnswerDrafts): readonly AskedField[] {
  const required = blockers.flatMap(({ required_fields: fields = [] }) => fields);
  const filled = Object.entries(drafts)
    .filter(([id]) => !required.some(({ field_id: other }) => other === id))
    .map(([field_id, { form_id, type, label }]) => ({ form_id, field_id, type, label }));
  return [...filled, ...required];
}
