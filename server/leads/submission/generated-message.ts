/** Whether call 2 says this because the visitor wrote nothing (section 7), so that it is no message. */
export function isGeneratedMessage(message: string): boolean {
  return /^Requested service: .*\. Page: \S*$/.test(message);
}
