import type { HistoryLine } from '@trackway/client';

/** An entry of the history with its place in the chain of causes. */
export interface ChainedLine {
  readonly line: HistoryLine;
  /** The entry that caused it, if it is loaded. */
  readonly cause: HistoryLine | undefined;
  readonly effects: readonly HistoryLine[];
}

/** Links the entries that are loaded by their causes. The order stays. */
export function causalChain(lines: readonly HistoryLine[]): readonly ChainedLine[] {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const effects = Map.groupBy(lines, ({ causation_id: id }) => id);
  return lines.map((line) => ({
    line,
    cause: line.causation_id === null ? undefined : byId.get(line.causation_id),
    effects: effects.get(line.id) ?? [],
  }));
}

/** The entry and its causes up to the first one. A cause that is missing ends the chain. */
export function causesOf(id: string, lines: readonly HistoryLine[]): readonly HistoryLine[] {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const chain: HistoryLine[] = [];
  for (let next = byId.get(id); next && !chain.includes(next); next = byId.get(next.causation_id ?? ''))
    chain.push(next);
  return chain;
}
