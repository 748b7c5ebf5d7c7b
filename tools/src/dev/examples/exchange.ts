/** A request of an outside test and its response (tests/support/record-exchanges.ts). */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly caller: { readonly scope?: string } | null;
  readonly body: string | null;
  readonly status: number;
  readonly response: string;
}

export function parseExchanges(text: string): Exchange[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}
