/** Code that parses untrusted input. */
export interface FuzzTarget {
  /** The folder of `packages` of which the coverage guides the search. */
  readonly package: string;
  /** npm packages whose coverage guides it too, because they parse most of the input. */
  readonly libraries?: readonly string[];
  /** Small valid inputs. */
  readonly seeds: readonly Buffer[];
  /** Texts that mutations insert. */
  readonly dictionary: readonly string[];
  /** Parses an input. @throws if the code does anything but accept or reject it */
  run(input: Buffer): Promise<void> | void;
}
