import type { Context } from './context';

export interface Check {
  /** Direction and subject, such as `inbound/order`. */
  readonly id: string;
  /** The correct behaviour. */
  readonly title: string;
  /** @throws CheckFailure or CheckSkipped */
  readonly run: (context: Context) => Promise<void>;
}
