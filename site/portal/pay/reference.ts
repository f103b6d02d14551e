/** What client and company call a payment: the beginning of its link's id, with which nobody can open the link. */
export function referenceOf(id: string): string {
  return id.slice(0, 10);
}
