/** A tenant. All other records belong to one. */
export interface Frame {
  readonly id: string;
  readonly name: string;
  readonly subdomain: string;
  readonly locale: string;
  readonly modelForms: Readonly<Record<string, number>> | null;
}

/** The default names of a frame. */
export function unnamedFrame(id: string): Frame {
  const short = id.replaceAll('-', '').slice(-12);
  return { id, name: `Frame ${short}`, subdomain: `f-${short}`, locale: 'en', modelForms: null };
}
