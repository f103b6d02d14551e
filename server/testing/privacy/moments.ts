/** When an erasure can end early, in order, and whether it has begun: then it has to be completed. */
export const moments = [
  ['the journal is about to be written', false],
  ['the journal is being written', false],
  ['the journal has it, and the database does not', true],
  ['the transaction is about to be committed', true],
  ['the database has erased, and mail is still there', true],
  ['mail is removed, and the files are not cleaned', true],
] as const;

export type Moment = (typeof moments)[number][0];
