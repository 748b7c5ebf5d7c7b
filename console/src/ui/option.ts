/** One of the values that a picker offers. */
export interface Option {
  readonly value: string | number;
  readonly label: string;
}
