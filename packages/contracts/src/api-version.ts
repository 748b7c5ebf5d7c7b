/** Version of the HTTP API, for `X-Api-Version` and the OpenAPI document. */
export const API_VERSION = '1.0.0';

/**
 * Values of `Api-Version`, oldest first: the day from which requests without the header have this behaviour. A version is
 * removed at the sunset of the behaviour that it preserves, see docs/reference/compatibility.md.
 */
export const apiVersions = ['2026-11-23'] as const;

/** Served to requests without `Api-Version`. */
export const LATEST_API_VERSION: string = apiVersions[apiVersions.length - 1] ?? apiVersions[0];

export function isApiVersion(value: string): boolean {
  return apiVersions.some((version) => version === value);
}
