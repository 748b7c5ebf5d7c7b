import { useState } from 'react';
import { useApi } from '../api/api-context';
import { useChange } from '../api/use-change';
import { useText } from '../text/text-context';
import { Button } from '../ui/button';
import { Menu } from '../ui/menu';
import { ErrorNotice } from '../ui/notice';
import { saveFile } from '../ui/save-file';
import { useToast } from '../ui/toast';
import { projectsCsv } from './export-projects';
import { shownColumns } from './project-columns';
import { type ProjectsSearch, searchBody } from './projects-search';

/** Exports the current result: as a workbook by an operation of the API, or the columns of the screen as CSV. */
export function ExportMenu({ search }: { search: ProjectsSearch }) {
  const t = useText();
  const toast = useToast();
  const { client } = useApi();
  const [error, setError] = useState<unknown>();
  const { filters, filter_groups: groups, sorting = [], trashed = false } = searchBody(search);
  const start = useChange(
    (api) => api.spreadsheets.export('project', { filters, filter_groups: groups, sorting } as never),
    () => toast(t('projects.export_started')),
  );
  const saveCsv = () => {
    setError(undefined);
    projectsCsv(client, search, shownColumns(search.columns))
      .then((csv) => saveFile('projects.csv', new Blob(['\uFEFF', csv], { type: 'text/csv' })))
      .catch(setError);
  };
  return (
    <>
      <Menu
        trigger={<Button icon="download">{t('projects.export')}</Button>}
        items={[
          { key: 'csv', label: t('projects.export_csv'), onSelect: saveCsv },
          {
            key: 'xlsx',
            label: t(trashed ? 'projects.export_deleted' : 'projects.export_xlsx'),
            isDisabled: trashed,
            onSelect: () => start.mutate(undefined),
          },
        ]}
      />
      {(error ?? start.error) ? <ErrorNotice error={error ?? start.error} /> : undefined}
    </>
  );
}
