export interface BoardSearch {
  readonly funnel?: string;
}

export function boardSearch({ funnel }: Readonly<Record<string, unknown>>): BoardSearch {
  return typeof funnel === 'string' ? { funnel } : {};
}
