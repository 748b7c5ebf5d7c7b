import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useRead } from '../api/use-read';
import { useText } from '../text/text-context';
import { StateBadge } from '../ui/badge';
import { buttonClass } from '../ui/button';
import { SelectField } from '../ui/field';
import { Icon } from '../ui/icon';
import { Page, Row } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { useNumber } from '../ui/money';
import { Empty } from '../ui/notice';
import { Table } from '../ui/table';
import { Time } from '../ui/time';
import { LastResult } from './last-result';
import type { Rule } from './rule-api';

const PER_PAGE = 100;

/** Automations of the tenant, and assistants of the chosen step. */
export function RulesScreen() {
  const t = useText();
  const { step } = useSearch({ from: '/rules' });
  return (
    <Page
      title={t('nav.rules')}
      about={t('rules.about')}
      actions={
        <Link to="/rules/new" search={step ? { step } : {}} className={buttonClass('primary')}>
          <Icon name="plus" />
          {t('rules.new')}
        </Link>
      }
    >
      <StepSelect step={step} />
      {step ? <Assistants step={step} /> : <Automations />}
    </Page>
  );
}

function StepSelect({ step }: { step: string | undefined }) {
  const t = useText();
  const navigate = useNavigate({ from: '/rules' });
  const { data } = useRead('/api/management/funnels', { query: { perPage: PER_PAGE } });
  return (
    <Row>
      <SelectField
        label={t('rules.of')}
        value={step ?? ''}
        onChange={(event) => void navigate({ search: event.target.value ? { step: event.target.value } : {} })}
      >
        <option value="">{t('rules.automations')}</option>
        {data?.funnels.map((funnel) => (
          <optgroup key={funnel.id} label={funnel.name}>
            {funnel.steps.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
    </Row>
  );
}

function Automations() {
  const read = useRead('/api/management/automations', { query: { perPage: PER_PAGE } });
  return <Loaded of={read}>{({ automations }) => <Rules rules={automations} />}</Loaded>;
}

function Assistants({ step }: { step: string }) {
  const input = { path: { step }, query: { perPage: PER_PAGE } };
  const read = useRead('/api/management/steps/{step}/assistants', input);
  return <Loaded of={read}>{({ step_assistants: rules }) => <Rules rules={rules} step={step} />}</Loaded>;
}

function Rules({ rules, step }: { rules: readonly Rule[]; step?: string }) {
  const t = useText();
  const number = useNumber();
  if (rules.length === 0) return <Empty title={t('rules.none')}>{t('rules.none_about')}</Empty>;
  return (
    <Table
      label={t('nav.rules')}
      rows={rules}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          title: t('ui.name'),
          cell: ({ id, name }) => (
            <Link to="/rules/$rule" params={{ rule: id }} search={step ? { step } : {}}>
              {name}
            </Link>
          ),
        },
        { key: 'trigger', title: t('rules.trigger'), cell: ({ trigger }) => t(`trigger.${trigger.type}`) },
        {
          key: 'active',
          title: t('ui.status'),
          cell: ({ active }) => <StateBadge state={active ? 'active' : 'paused'} />,
        },
        { key: 'runs', title: t('rules.runs'), isNumber: true, cell: ({ runs_count: runs }) => number(runs) },
        {
          key: 'failed',
          title: t('rules.failures'),
          isNumber: true,
          cell: ({ failures_count: count }) => number(count),
        },
        { key: 'result', title: t('rules.last_result'), cell: (rule) => <LastResult rule={rule} step={step} /> },
        { key: 'last', title: t('rules.last_run'), cell: ({ last_run_at: at }) => <Time at={at} relative /> },
      ]}
    />
  );
}
