/** Output streams of a command. Results go to `out`, so that they can be piped; messages go to `err`. */
export interface Terminal {
  readonly out: (line: string) => void;
  readonly err: (text: string) => void;
  /** Whether `err` is a terminal, so that lines can be overwritten. */
  readonly isWatched: boolean;
  readonly readInput: () => Promise<string>;
}
