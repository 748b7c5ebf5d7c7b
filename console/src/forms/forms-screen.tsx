import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { FormSummary } from '@trackway/client';
import { Suspense, useState } from 'react';
import { useRead } from '../api/use-read';
import { Button, buttonClass } from '../ui/button';
import { Icon } from '../ui/icon';
import { Page, Stack } from '../ui/layout';
import { lazyDialog } from '../ui/lazy-part';
import { Loaded } from '../ui/loaded';
import { Empty } from '../ui/notice';
import { Pager } from '../ui/pager';
import { Table } from '../ui/table';
import { Time } from '../ui/time';
import { useFormsText } from './use-forms-text';

// Loaded when it is first shown.
const ThemeDialog = lazyDialog(() => import('./theme-dialog'), 'ThemeDialog');

/** Forms, newest first. */
export function FormsScreen() {
  const t = useFormsText();
  const { page } = useSearch({ from: '/forms' });
  const navigate = useNavigate({ from: '/forms' });
  const read = useRead('/api/management/forms', { query: page ? { page } : {} }, { keepPrevious: true });
  const [isStyling, setStyling] = useState(false);
  const actions = (
    <>
      <Button onClick={() => setStyling(true)}>{t('forms.theme')}</Button>
      <Link to="/forms/new" className={buttonClass('primary')}>
        <Icon name="plus" />
        {t('forms.create')}
      </Link>
    </>
  );
  return (
    <Page title={t('nav.forms')} about={t('forms.about')} actions={actions}>
      <Loaded of={read}>
        {({ forms, meta }) =>
          meta.total === 0 ? (
            <Empty title={t('forms.none')}>{t('forms.none_about')}</Empty>
          ) : (
            <Stack>
              <FormTable forms={forms} />
              <Pager meta={meta} onPage={(to) => void navigate({ search: { page: to } })} />
            </Stack>
          )
        }
      </Loaded>
      {isStyling ? (
        <Suspense>
          <ThemeDialog onClose={() => setStyling(false)} />
        </Suspense>
      ) : undefined}
    </Page>
  );
}

function FormTable({ forms }: { forms: readonly FormSummary[] }) {
  const t = useFormsText();
  return (
    <Table
      label={t('nav.forms')}
      rows={forms}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'title',
          title: t('forms.form_title'),
          cell: ({ id, title }) => (
            <Link to="/forms/$form" params={{ form: String(id) }}>
              {title}
            </Link>
          ),
        },
        { key: 'fields', title: t('forms.field_count'), isNumber: true, cell: ({ fields_count: count }) => count },
        { key: 'version', title: t('forms.version'), isNumber: true, cell: ({ version }) => version },
        { key: 'updated', title: t('ui.updated'), cell: ({ updated_at: at }) => <Time at={at} relative /> },
        {
          key: 'publish',
          title: t('nav.intake'),
          cell: ({ id }) => (
            <Link to="/intake" search={{ form: id }}>
              {t('forms.publish')}
            </Link>
          ),
        },
      ]}
    />
  );
}
