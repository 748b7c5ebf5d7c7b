/** The part of jqjs that is used here. The package has no types. */
declare module '@michaelhomer/jqjs' {
  export function compile(filter: string): (input: unknown) => Iterable<unknown>;
}
