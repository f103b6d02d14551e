/** Whether call 2 generated this message because the visitor wrote none. Source: product-rules.md, Calls. */
export function isGeneratedMessage(message: string): boolean {
  return /^Requested service: .*\. Page: \S*$/.test(message);
}
