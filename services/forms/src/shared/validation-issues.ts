import { invalidInput } from '@trackway/errors';

/** Collects the issues of a request by field, so that the response reports all of them. */
export class ValidationIssues {
  private readonly messages = new Map<string, string[]>();

  add(path: string, message: string): void {
    const messages = this.messages.get(path);
    if (messages) messages.push(message);
    else this.messages.set(path, [message]);
  }

  get isEmpty(): boolean {
    return this.messages.size === 0;
  }

  /** @throws AppError `validation_errors` if there are issues */
  throwIfAny(): void {
    if (!this.isEmpty) throw invalidInput(Object.fromEntries(this.messages));
  }
}
