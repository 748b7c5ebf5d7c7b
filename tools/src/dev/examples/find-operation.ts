export interface DocumentedOperation {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>;
}

export interface DocumentedPaths {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
}

/** Returns a function that finds the operation of a request. Literal paths take precedence over parameters. */
export function operationFinder({ paths }: DocumentedPaths) {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
      parameters: path.split('{').length,
      operation,
    })),
  );
  const byPrecision = all.toSorted((one, other) => one.parameters - other.parameters);
  return (method: string, path: string): DocumentedOperation | undefined => {
    const [address = ''] = path.split('?');
    return byPrecision.find((one) => one.method === method && one.pattern.test(address))?.operation;
  };
}
