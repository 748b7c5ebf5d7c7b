import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useRead } from '../api/use-read';
import { RecordField, RecordName } from '../records/record-field';
import { FORMS } from '../records/record-sources';
import { Button } from '../ui/button';
import { CopyButton } from '../ui/copy-button';
import { Page, Row, Stack } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { Empty } from '../ui/notice';
import { Pager } from '../ui/pager';
import { Table } from '../ui/table';
import { Time } from '../ui/time';
import { CreateIntakeDialog } from './create-intake-dialog';
import { type IntakeLink, LINKS } from './intake-api';
import { IntakeState } from './intake-state';
import { useIntakeText } from './use-intake-text';
import { useUsed } from './use-used';

const LIVE_MS = 3_000;

/** Public links of forms, with their state and the quota that is used. */
export function IntakeScreen() {
  const t = useIntakeText();
  const { form, page } = useSearch({ from: '/intake' });
  const navigate = useNavigate({ from: '/intake' });
  const [isCreating, setCreating] = useState(false);
  const query = { ...(page ? { page } : {}), ...(form ? { form_id: String(form) } : {}) };
  const read = useRead(LINKS, { query }, { keepPrevious: true, refetchMs: LIVE_MS });
  const create = (
    <Button icon="plus" look="primary" onClick={() => setCreating(true)}>
      {t('intake.create')}
    </Button>
  );
  return (
    <Page title={t('nav.intake')} about={t('intake.about')} actions={create}>
      {isCreating ? (
        <CreateIntakeDialog form={form === undefined ? '' : String(form)} onClose={() => setCreating(false)} />
      ) : undefined}
      <Row>
        <RecordField
          label={t('intake.form')}
          source={FORMS}
          value={form === undefined ? '' : String(form)}
          onChange={(id) => void navigate({ search: id === '' ? {} : { form: Number(id) } })}
        />
      </Row>
      <Loaded of={read}>
        {({ intake_links: links, meta }) =>
          meta.total === 0 ? (
            <Empty title={t(form ? 'intake.none_of_form' : 'intake.none')}>{t('intake.none_about')}</Empty>
          ) : (
            <Stack>
              <LinkTable links={links} />
              <Pager meta={meta} onPage={(to) => void navigate({ search: (before) => ({ ...before, page: to }) })} />
            </Stack>
          )
        }
      </Loaded>
    </Page>
  );
}

function LinkTable({ links }: { links: readonly IntakeLink[] }) {
  const t = useIntakeText();
  const used = useUsed();
  return (
    <Table
      label={t('nav.intake')}
      rows={links}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          title: t('ui.name'),
          cell: ({ id, name }) => (
            <Link to="/intake/$link" params={{ link: id }}>
              {name}
            </Link>
          ),
        },
        { key: 'state', title: t('ui.status'), cell: ({ state }) => <IntakeState state={state} /> },
        {
          key: 'form',
          title: t('intake.form'),
          cell: ({ form_id: id }) => <RecordName source={FORMS} id={String(id)} />,
        },
        {
          key: 'today',
          title: t('intake.today'),
          isNumber: true,
          cell: ({ submissions, quota_per_day: limit }) => used(submissions.today, limit),
        },
        {
          key: 'total',
          title: t('intake.total'),
          isNumber: true,
          cell: ({ submissions, quota_total: limit }) => used(submissions.total, limit),
        },
        { key: 'created', title: t('ui.created'), cell: ({ created_at: at }) => <Time at={at} relative /> },
        {
          key: 'copy',
          title: t('ui.actions'),
          cell: ({ url }) => <CopyButton text={url} label={t('intake.copy_address')} />,
        },
      ]}
    />
  );
}
