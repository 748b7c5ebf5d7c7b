import type { Body } from '../history/operation';

const REFERENCE = /\{([\w:]+)\}/g;
const OTHER = 'other:';

/** Values from responses in one tenant, by name. */
export class Variables {
  private readonly values = new Map<string, string>();

  /** `other` are the variables of another tenant, for references such as `{other:project:0}`. */
  constructor(private readonly other: () => Variables | undefined) {}

  set(name: string, value: unknown): void {
    if (value !== undefined && value !== null) this.values.set(name, String(value));
  }

  all(): ReadonlyMap<string, string> {
    return this.values;
  }

  /** Replaces the references in all texts of a value, or returns `undefined` if one has no value yet. */
  resolve<Value>(value: Value): Value | undefined {
    let isComplete = true;
    const text = JSON.stringify(value).replace(REFERENCE, (_, name: string) => {
      const found = this.find(name);
      if (found === undefined) isComplete = false;
      return JSON.stringify(found ?? '').slice(1, -1);
    });
    return isComplete ? (JSON.parse(text) as Value) : undefined;
  }

  private find(name: string): string | undefined {
    if (name.startsWith(OTHER)) return this.other()?.values.get(name.slice(OTHER.length));
    return this.values.get(name);
  }
}

/** The member of a body at a path such as `urls.0.url`. */
export function memberAt(body: Body, path: string): unknown {
  return path.split('.').reduce((value, name) => value?.[name], body);
}
