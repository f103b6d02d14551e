/** The payment reference for clients and staff: the start of the link's id, which does not open the link. */
export function referenceOf(id: string): string {
  return id.slice(0, 10);
}
