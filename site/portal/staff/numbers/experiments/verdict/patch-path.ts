/** The address of a patch that takes a variant. */
export function patchPath(experiment: string, variant: string): string {
  return `/api/staff/experiments/${encodeURIComponent(experiment)}/patch?${new URLSearchParams({ variant })}`;
}
