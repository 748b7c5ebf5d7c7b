import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useAllFunnels } from '../api/use-all';
import { useRead } from '../api/use-read';
import { useText } from '../text/text-context';
import { StateBadge } from '../ui/badge';
import { buttonClass } from '../ui/button';
import { SelectField } from '../ui/field';
import { Icon } from '../ui/icon';
import { Page, Row, Stack } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { useNumber } from '../ui/money';
import { Empty } from '../ui/notice';
import type { PageMeta } from '../ui/page-meta';
import { Pager } from '../ui/pager';
import { Table } from '../ui/table';
import { Time } from '../ui/time';
import { LastResult } from './last-result';
import type { Rule } from './rule-api';

const PER_PAGE = 50;

/** Automations of the tenant, and assistants of the chosen step. */
export function RulesScreen() {
  const t = useText();
  const { step, page = 1 } = useSearch({ from: '/rules' });
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
      {step ? <Assistants step={step} page={page} /> : <Automations page={page} />}
    </Page>
  );
}

function StepSelect({ step }: { step: string | undefined }) {
  const t = useText();
  const navigate = useNavigate({ from: '/rules' });
  const { data: funnels = [] } = useAllFunnels();
  return (
    <Row>
      <SelectField
        label={t('rules.of')}
        value={step ?? ''}
        onChange={(event) => void navigate({ search: event.target.value ? { step: event.target.value } : {} })}
      >
        <option value="">{t('rules.automations')}</option>
        {funnels.map((funnel) => (
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

function Automations({ page }: { page: number }) {
  const read = useRead('/api/management/automations', { query: { page, perPage: PER_PAGE } }, { keepPrevious: true });
  return <Loaded of={read}>{({ automations, meta }) => <Rules rules={automations} meta={meta} />}</Loaded>;
}

function Assistants({ step, page }: { step: string; page: number }) {
  const input = { path: { step }, query: { page, perPage: PER_PAGE } };
  const read = useRead('/api/management/steps/{step}/assistants', input);
  return (
    <Loaded of={read}>{({ step_assistants: rules, meta }) => <Rules rules={rules} meta={meta} step={step} />}</Loaded>
  );
}

function Rules({ meta, ...table }: { rules: readonly Rule[]; meta: PageMeta; step?: string }) {
  const t = useText();
  const navigate = useNavigate({ from: '/rules' });
  if (meta.total === 0) return <Empty title={t('rules.none')}>{t('rules.none_about')}</Empty>;
  return (
    <Stack>
      <RuleTable {...table} />
      <Pager meta={meta} onPage={(to) => void navigate({ search: (before) => ({ ...before, page: to }) })} />
    </Stack>
  );
}

function RuleTable({ rules, step }: { rules: readonly Rule[]; step?: string }) {
  const t = useText();
  const number = useNumber();
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
