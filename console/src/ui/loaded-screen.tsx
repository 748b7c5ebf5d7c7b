import type { ReactNode } from 'react';
import { useText } from '../text/text-context';
import { Page } from './layout';
import { Loaded, type Read } from './loaded';
import { ErrorNotice } from './notice';

interface LoadedScreenProps<Data> {
  readonly of: Read<Data>;
  /** The heading if there is an error. Default: that the object cannot be shown. */
  readonly title?: string;
  readonly children: (data: Data) => ReactNode;
}

/** The screen of one object, which has a heading also if the object cannot be read. */
export function LoadedScreen<Data>({ of, title, children }: LoadedScreenProps<Data>) {
  const t = useText();
  if (of.data !== undefined || !of.error) return <Loaded of={of}>{children}</Loaded>;
  return (
    <Page title={title ?? t('error.unread')}>
      <ErrorNotice error={of.error} onRetry={() => void of.refetch()} />
    </Page>
  );
}
