/** A user of a frame, created when a verified token is first seen. */
export interface User {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly active: boolean;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
}

/** The name of a user whose token has none. */
export function unnamedUser(id: string): string {
  return `User ${id.replaceAll('-', '').slice(-12)}`;
}
