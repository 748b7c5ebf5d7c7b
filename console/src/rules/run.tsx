import { Link } from '@tanstack/react-router';
import { useText } from '../text/text-context';
import { Badge, StateBadge } from '../ui/badge';
import { Quiet, Row, Stack } from '../ui/layout';
import { Time } from '../ui/time';
import { CancelRun } from './cancel-run';
import { ConditionText, ConditionValue } from './condition-list';
import { RetryRun } from './retry-run';
import type { RuleRef, RuleRun } from './rule-api';

/** One run: its actions with their results, for what it waits, or the condition that was false. */
export function Run({ run, of }: { run: RuleRun; of: RuleRef }) {
  const t = useText();
  const { status, project, created_at: at, error, skipped, steps, attempt, waiting } = run;
  return (
    <Stack>
      <Row>
        <StateBadge state={status} />
        {project ? (
          <Link to="/projects/$project" params={{ project: project.id }}>
            {project.name}
          </Link>
        ) : undefined}
        <Time at={at} />
        {status === 'failed' ? <RetryRun of={of} run={run.id} /> : undefined}
        {status === 'waiting' ? <CancelRun of={of} run={run.id} /> : undefined}
        {attempt > 1 ? <Quiet>{t('rules.attempt', { attempt })}</Quiet> : undefined}
      </Row>
      {error ? <p>{error}</p> : undefined}
      {waiting ? <Waiting of={waiting} /> : undefined}
      {skipped ? <Skipped of={skipped} /> : undefined}
      {steps.map((step) => (
        <Step key={step.path} of={step} />
      ))}
    </Stack>
  );
}

function Waiting({ of: { path, reason, resumes_at: at, event } }: { of: NonNullable<RuleRun['waiting']> }) {
  const t = useText();
  return (
    <Row>
      <code>{path}</code>
      <span>{t(`rules.waits_${reason}`)}</span>
      {event ? <code>{JSON.stringify(event)}</code> : undefined}
      <span>
        {t('rules.resumes_at')} <Time at={at} />
      </span>
    </Row>
  );
}

function Step({ of: step }: { of: RuleRun['steps'][number] }) {
  const t = useText();
  const { branch, items_count: items, ended_by: end } = step;
  return (
    <Row>
      <Quiet>
        <code>{step.path}</code>
      </Quiet>
      <StateBadge state={step.status} />
      {branch ? <Badge>{t(`rules.${branch}`)}</Badge> : undefined}
      {items === null ? undefined : <Badge>{t('rules.items', { count: items })}</Badge>}
      {end ? <Badge>{t(`rules.ended_by_${end}`)}</Badge> : undefined}
      <span>{step.detail}</span>
      {step.error ? <strong>{step.error}</strong> : undefined}
      <Quiet>{step.duration_ms} ms</Quiet>
    </Row>
  );
}

function Skipped({ of: { reason, detail, condition, seen } }: { of: NonNullable<RuleRun['skipped']> }) {
  const t = useText();
  return (
    <Row>
      <span>{detail}</span>
      <code>{reason}</code>
      {condition ? <ConditionText of={condition} /> : undefined}
      {condition ? (
        <Quiet>
          {t('rules.seen')} <ConditionValue field={condition['field']} value={seen} />
        </Quiet>
      ) : undefined}
    </Row>
  );
}
