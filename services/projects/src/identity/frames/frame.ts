/** A tenant. Everything else belongs to one. */
export interface Frame {
  readonly id: string;
  readonly name: string;
  readonly subdomain: string;
  readonly locale: string;
  readonly modelForms: Readonly<Record<string, number>> | null;
}

/** What a frame is called until somebody names it. */
export function unnamedFrame(id: string): Frame {
  const short = id.replaceAll('-', '').slice(-12);
  return { id, name: `Frame ${short}`, subdomain: `f-${short}`, locale: 'en', modelForms: null };
}
