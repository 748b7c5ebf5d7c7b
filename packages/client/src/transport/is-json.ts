/** Whether a response contains JSON, also of a more specific media type such as `application/scim+json`. */
export function isJson(response: Response): boolean {
  return /[/+]json\b/.test(response.headers.get('content-type') ?? '');
}
