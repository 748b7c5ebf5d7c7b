/** The service that is generated. */
export interface NewService {
  /** Lowercase letters: it also names the database, roles, settings and topics. */
  readonly name: string;
  readonly store: 'postgres' | 'mongo';
}

export function capitalized(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
