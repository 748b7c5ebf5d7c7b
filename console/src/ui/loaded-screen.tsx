import type { ReactNode } from 'react';
import { useText } from '../text/text-context';
import { Page } from './layout';
import { Loaded, type Read } from './loaded';
import { ErrorNotice } from './notice';

/** The screen of one object, which has a heading also if the object cannot be read. */
export function LoadedScreen<Data>({ of, children }: { of: Read<Data>; children: (data: Data) => ReactNode }) {
  const t = useText();
  if (of.data !== undefined || !of.error) return <Loaded of={of}>{children}</Loaded>;
  return (
    <Page title={t('error.unread')}>
      <ErrorNotice error={of.error} onRetry={() => void of.refetch()} />
    </Page>
  );
}
