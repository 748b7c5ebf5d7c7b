/** Code that parses untrusted input. */
export interface FuzzTarget {
  /** The folder of `packages` of which the coverage guides the search. */
  readonly package: string;
  /** Small valid inputs. */
  readonly seeds: readonly Buffer[];
  /** Texts that mutations insert. */
  readonly dictionary: readonly string[];
  /** Parses an input. @throws if the code does anything but accept or reject it */
  run(input: Buffer): Promise<void> | void;
}
