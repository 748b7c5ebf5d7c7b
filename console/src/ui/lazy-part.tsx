import { type ComponentType, createElement, type ReactNode, use, useEffect, useState } from 'react';
import { useText } from '../text/text-context';
import { Dialog } from './dialog';
import { Page } from './layout';
import { ErrorNotice } from './notice';

type PropsOf<Part> = Part extends (props: infer Props extends object) => ReactNode ? Props : never;

interface Failure<Props> {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Of the part that could not be loaded. */
  readonly of: Props;
}

const RELOADED = 'trackway.reloaded';

/** A screen that is loaded when it is first shown. */
export const lazyScreen = lazyWith<object>(({ error, onRetry }) => {
  const t = useText();
  return (
    <Page title={t('error.title')}>
      <ErrorNotice error={error} onRetry={onRetry} />
    </Page>
  );
});

/** A dialog that is loaded when it is first shown. */
export const lazyDialog = lazyWith<{ readonly onClose: () => void }>(({ error, onRetry, of }) => {
  const t = useText();
  return (
    <Dialog title={t('error.title')} onClose={of.onClose}>
      <ErrorNotice error={error} onRetry={onRetry} />
    </Dialog>
  );
});

/** A part of a screen that is loaded when it is first shown. */
export const lazyPart = lazyWith<object>(({ error, onRetry }) => <ErrorNotice error={error} onRetry={onRetry} />);

/** Without a connection, a part shows an error and can be loaded again. The rest of the page, with its input, stays. */
function lazyWith<Required extends object>(Failed: ComponentType<Failure<Required>>) {
  return <Name extends string, Module extends Readonly<Record<Name, ComponentType<never>>>>(
    load: () => Promise<Module>,
    name: Name,
  ) => {
    type Props = PropsOf<Module[Name]> & Required;
    const part = new Part(async () => (await load())[name] as ComponentType<Props>);
    return Object.assign((props: Props) => <Loading part={part} props={props} Failed={Failed} />, {
      // A failure is reported when the part is shown, if it is not loaded by then.
      preload: () => part.start().then(part.reset),
    });
  };
}

/** A component that is loaded once. */
class Part<Props> {
  component: ComponentType<Props> | undefined;
  error: unknown;
  private loading: Promise<void> | undefined;
  private isRequested = false;

  constructor(private readonly load: () => Promise<ComponentType<Props>>) {}

  readonly start = (): Promise<void> => {
    this.loading ??= this.request().then(
      (component) => {
        this.component = component;
      },
      async (error) => {
        if (this.isRequested) await reloadNewRelease();
        this.error = error;
        this.loading = undefined;
      },
    );
    return this.loading;
  };

  readonly reset = (): void => {
    this.error = undefined;
  };

  /** The browser requests a file once. After it failed, only another load of the page requests it again. */
  get needsReload(): boolean {
    return this.error !== undefined && this.isRequested;
  }

  private async request(): Promise<ComponentType<Props>> {
    // A server on the same host responds without a connection.
    if (!navigator.onLine && (await readPage()) === undefined) throw new TypeError('There is no connection.');
    this.isRequested = true;
    return this.load();
  }
}

interface LoadingProps<Props extends Required, Required extends object> {
  readonly part: Part<Props>;
  readonly props: Props;
  readonly Failed: ComponentType<Failure<Required>>;
}

function Loading<Props extends Required, Required extends object>({
  part,
  props,
  Failed,
}: LoadingProps<Props, Required>) {
  const [, setAttempt] = useState(0);
  // Another visit starts over.
  useEffect(() => part.reset, [part]);
  if (part.component) return createElement(part.component, props);
  if (!part.error) use(part.start());
  const onRetry = async () => {
    if (part.needsReload && (await readPage())) location.reload();
    part.reset();
    setAttempt((attempt) => attempt + 1);
  };
  return <Failed error={part.error} onRetry={() => void onRetry()} of={props} />;
}

/** The files of an earlier release are missing after a deployment. The page is reloaded once for each release. */
async function reloadNewRelease(): Promise<void> {
  const page = await readPage();
  const isSame = page === undefined || [...document.scripts].every(({ text }) => page.includes(text));
  if (isSame || sessionStorage.getItem(RELOADED) === page) return;
  sessionStorage.setItem(RELOADED, page);
  location.reload();
  await new Promise(() => undefined);
}

/** The page as the server has it now; undefined if the server cannot be reached. */
async function readPage(): Promise<string | undefined> {
  try {
    const response = await fetch(document.baseURI, { cache: 'no-store' });
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}
