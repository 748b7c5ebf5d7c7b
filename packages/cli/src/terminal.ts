/** Where a command's words go. Results go to `out`, so that they can be piped; everything about them goes to `err`. */
export interface Terminal {
  readonly out: (line: string) => void;
  readonly err: (text: string) => void;
  /** Whether somebody watches `err`: only then is a line drawn over. */
  readonly isWatched: boolean;
  readonly readInput: () => Promise<string>;
}
