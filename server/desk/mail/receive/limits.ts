/** What is read of one message; everything beyond it is dropped, and the mail says so. */
export const mailLimits = {
  messageBytes: 50_000_000,
  parts: 200,
  files: 20,
  /** Of all texts together, decoded; longer ones are cut. */
  textBytes: 500_000,
  htmlBytes: 2_000_000,
  /** Of the parts of a bounce. */
  reportBytes: 64_000,
  /** Files of one lead, those of its form included. */
  filesPerLead: 200,
} as const;
