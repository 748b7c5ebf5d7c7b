/** A subject: writes the answers of a form and reads those of many projects. */
export interface Subject {
  readonly name: string;
  /** All answers of one form in one project, which has none yet. */
  write(projectId: string): Promise<void>;
  /** How many answers the projects have, read at once. */
  read(projectIds: readonly string[]): Promise<number>;
  close(): Promise<void>;
}

/** Answers to one form. */
export const FIELDS = 10;
