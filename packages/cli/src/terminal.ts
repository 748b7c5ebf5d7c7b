/** Output streams of a command. Results go to `out`, so that they can be piped; messages go to `err`. */
export interface Terminal {
  readonly out: (line: string) => void;
  /** Writes bytes of a file to standard output. */
  readonly outBytes: (bytes: Uint8Array) => void;
  readonly err: (text: string) => void;
  /** Whether `err` is a terminal, so that lines can be overwritten. */
  readonly isInteractive: boolean;
  /** Whether `out` is a terminal that shows colours. */
  readonly hasColors: boolean;
  readonly readInput: () => Promise<string>;
}
