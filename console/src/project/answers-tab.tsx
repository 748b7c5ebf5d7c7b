import { useText } from '../text/text-context';
import { Card, Facts, Stack } from '../ui/layout';
import { Empty } from '../ui/notice';
import { Time } from '../ui/time';
import type { ProjectDetail } from './project-detail';

type FormAnswer = ProjectDetail['form_answers'][number];

/** Answers by form and context. */
export function AnswersTab({ project }: { project: ProjectDetail }) {
  const t = useText();
  const groups = Map.groupBy(project.form_answers, ({ form_title: title, accessor }) => `${title} · ${accessor.type}`);
  if (groups.size === 0) return <Empty title={t('answers.none')}>{t('answers.none_about')}</Empty>;
  return (
    <Stack>
      {[...groups].map(([title, answers]) => (
        <Card key={title} title={title.replaceAll('_', ' ')}>
          <Facts of={answers.map((answer) => [answer.label, <Answer key={answer.id} of={answer} />] as const)} />
        </Card>
      ))}
    </Stack>
  );
}

function Answer({ of: { value, answered_by: user, answered_at: at } }: { of: FormAnswer }) {
  return (
    <span title={user?.name ?? ''}>
      <AnswerValue value={value} /> · <Time at={at} relative />
    </span>
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
