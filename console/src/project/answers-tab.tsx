import { Suspense, useState } from 'react';
import { useText } from '../text/text-context';
import { Button } from '../ui/button';
import { Card, Facts, Row, Stack } from '../ui/layout';
import { lazyDialog, lazyPart } from '../ui/lazy-part';
import { Empty } from '../ui/notice';
import { Time } from '../ui/time';
import type { ProjectDetail } from './project-detail';
import { useActionsText } from './use-actions-text';

type FormAnswer = ProjectDetail['form_answers'][number];

/** Loaded separately, because few projects have such answers. */
const FormValue = lazyPart(() => import('./form-value'), 'FormValue');
const AskDialog = lazyDialog(() => import('./ask-dialog'), 'AskDialog');
/** Types whose form says how a value is shown. */
const FORM_TYPES = ['group', 'calculated', 'money'];

/** Answers by form and context. */
export function AnswersTab({ project }: { project: ProjectDetail }) {
  const t = useText();
  const groups = Map.groupBy(project.form_answers, ({ form_title: title, accessor }) => `${title} · ${accessor.type}`);
  return (
    <Stack>
      <AskForAnswers project={project.id} />
      {groups.size === 0 ? <Empty title={t('answers.none')}>{t('answers.none_about')}</Empty> : undefined}
      {[...groups].map(([title, answers]) => (
        <Card key={title} title={title.replaceAll('_', ' ')}>
          <Facts of={answers.map((answer) => [answer.label, <Answer key={answer.id} of={answer} />] as const)} />
        </Card>
      ))}
    </Stack>
  );
}

function AskForAnswers({ project }: { project: string }) {
  const t = useActionsText();
  const [isAsking, setAsking] = useState(false);
  return (
    <Row>
      <Button icon="link" onClick={() => setAsking(true)}>
        {t('actions.ask')}
      </Button>
      {isAsking ? (
        <Suspense>
          <AskDialog project={project} onClose={() => setAsking(false)} />
        </Suspense>
      ) : undefined}
    </Row>
  );
}

function Answer({ of: answer }: { of: FormAnswer }) {
  const { type, value, answered_by: user, answered_at: at } = answer;
  return (
    <div title={user?.name ?? ''}>
      {FORM_TYPES.includes(type) ? (
        <Suspense fallback="…">
          <FormValue of={answer} />
        </Suspense>
      ) : (
        <AnswerValue value={value} />
      )}
      {type === 'group' ? undefined : ' · '}
      <Time at={at} relative />
    </div>
  );
}

function AnswerValue({ value }: { value: unknown }) {
  const t = useText();
  if (value === true || value === false) return t(value ? 'ui.yes' : 'ui.no');
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'object' && value !== null && 'url' in value && 'name' in value) {
    return <a href={String(value.url)}>{String(value.name)}</a>;
  }
  return String(value ?? '—');
}
