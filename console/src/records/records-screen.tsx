import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button';
import { Page, Row, Stack } from '../ui/layout';
import { SearchText } from '../ui/search-text';
import { Tabs } from '../ui/tabs';
import type { RecordsSearch } from './records-search';

/** Where a list shows the button that creates a record, and how it shows another page. */
export interface RecordListProps {
  readonly create: ReactNode;
  readonly onPage: (page: number) => void;
}

interface RecordsTab<Tab extends string> {
  readonly key: Tab;
  readonly label: string;
  /** Text of the button that creates a record. */
  readonly create: string;
  readonly list: (props: RecordListProps) => ReactNode;
  readonly dialog: (onClose: () => void) => ReactNode;
}

interface RecordsScreenProps<Tab extends string> {
  readonly title: string;
  readonly about: string;
  readonly searchLabel: string;
  readonly tabs: readonly [RecordsTab<Tab>, ...RecordsTab<Tab>[]];
  readonly search: RecordsSearch<Tab>;
  readonly onSearch: (search: RecordsSearch<Tab>) => void;
}

/** Records of several kinds, each in a tab. They are found by a text, and created in a dialog. */
export function RecordsScreen<Tab extends string>(props: RecordsScreenProps<Tab>) {
  const { title, about, searchLabel, tabs, search, onSearch } = props;
  const [isCreating, setCreating] = useState(false);
  const current = tabs.find(({ key }) => key === search.tab) ?? tabs[0];
  const create = (
    <Button icon="plus" look="primary" onClick={() => setCreating(true)}>
      {current.create}
    </Button>
  );
  const { page: _page, ...withoutPage } = search;
  return (
    <Page title={title} about={about} actions={create}>
      <Tabs label={title} current={current.key} tabs={tabs} />
      <Row>
        <SearchText label={searchLabel} text={search.q ?? ''} onText={(q) => onSearch({ ...withoutPage, q })} />
      </Row>
      <Stack>{current.list({ create, onPage: (page) => onSearch({ ...search, page }) })}</Stack>
      {isCreating ? current.dialog(() => setCreating(false)) : undefined}
    </Page>
  );
}
