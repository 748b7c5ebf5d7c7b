import type { MoveBlocker } from '@trackway/client';
import { Suspense } from 'react';
import { useText } from '../text/text-context';
import { Badge } from '../ui/badge';
import { Card, Quiet, Stack } from '../ui/layout';
import { lazyPart } from '../ui/lazy-part';
import { AnswerField, type AskedField } from './answer-field';
import { type AnswerDrafts, hasControl } from './move-answers';

// Loaded when it is first shown.
const RequiredVideo = lazyPart(() => import('./required-video'), 'RequiredVideo');

interface BlockersProps {
  /** The step that the project is moved into. */
  readonly step: string;
  readonly project: string;
  readonly blockers: readonly MoveBlocker[];
  readonly drafts: AnswerDrafts;
  readonly onDrafts: (drafts: AnswerDrafts) => void;
}

/** What prevents the move, how to clear it, and controls for answers that are missing. */
export function Blockers({ step, project, blockers, drafts, onDrafts }: BlockersProps) {
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
          <Suspense>
            {blocker.required_attachments?.map((video) => (
              <RequiredVideo key={video.id} step={step} project={project} video={video} />
            ))}
          </Suspense>
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
